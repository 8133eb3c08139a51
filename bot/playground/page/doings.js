// What a person can do with a message and with the box below, as frames to the server.

import { EPHEMERAL } from "./store.js";

/** The surroundings that message_view.js and components.js draw in; `message` is null for forms. */
export function messageContext({ store, face, say, open, complain }, message) {
  const act = (frame, byKeyboard = false) => {
    const nonce = face.send({ ...frame, channel_id: message.channel_id, message_id: message.id }, (answer) => {
      if (answer.type === "lost") store.stopWaiting(nonce);
      if (answer.type !== "error") return;
      store.stopWaiting(nonce);
      complain(answer);
    });
    if (nonce !== null) store.wait(nonce, message.channel_id, message.id, frame.custom_id, byKeyboard);
  };
  return {
    say,
    locale: store.person.locale,
    people: [...store.people.values()],
    channels: [...store.channels.values()],
    face: (user) => store.people.get(user.id) ?? user,
    personName: (id) => store.personName(id),
    channelName: (id) => store.channelName(id),
    commandName: (name) => store.commandName(name),
    openChannel: (id) => open(id),
    isPending: (customId) => message !== null && store.isPending(message.id, customId),
    press: (customId, byKeyboard) => act({ type: "click", custom_id: customId }, byKeyboard),
    choose: (customId, values) => act({ type: "choose", custom_id: customId, values }),
    dismiss: () => face.send({ type: "dismiss", channel_id: message.channel_id, message_id: message.id }),
    failed: message !== null && store.failures.has(message.id),
    mentionsMe: Boolean(message?.mentions?.some((user) => user.id === store.person.id)) && !(message.flags & EPHEMERAL),
    referenced: (id) => store.messages.get(message.channel_id)?.get(id),
  };
}

/** What the composer needs: write, slash, autocomplete. `noAnswer(channelId)`: a command failed. */
export function composerActions({ store, face, complain, noAnswer }) {
  return {
    write: (content) => face.send({ type: "say", channel_id: store.current, content }) !== null,
    slash: (command, options) => {
      const channel = store.current;
      return face.send({ type: "slash", channel_id: channel, command: command.command, options }, (frame) => {
        if (frame.type === "interaction" && frame.state === "failed") noAnswer(channel);
        if (frame.type === "error") complain(frame);
      }) !== null;
    },
    autocomplete: (command, options, focused) => new Promise((resolve) => {
      const frame = { type: "autocomplete", channel_id: store.current, command: command.command, options, focused };
      const nonce = face.send(frame, (answer) => resolve(answer.type === "choices" ? answer.choices : null));
      if (nonce === null) resolve(null);
    }),
  };
}
