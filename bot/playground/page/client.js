// One person's tab: brings the line to the server, what is known, and what is seen together.

import { composerActions, messageContext } from "./doings.js";
import { Face } from "./face.js";
import { messageLines, messageWords } from "./message_view.js";
import { openForm } from "./modal.js";
import { Room } from "./room.js";
import { listenForKeys } from "./shortcuts.js";
import { Store } from "./store.js";
import { sayer } from "./texts.js";
import { setServerTime } from "./timestamps.js";

const CODES = ["unknown_message", "unknown_command", "disabled", "bad_option", "forbidden", "bad_frame"];

export class Client {
  #root;
  #face;
  #store = new Store((kind, detail) => this.#changed(kind, detail));
  #say = sayer("en-US");
  #room = null; // from the first hello on
  #form = null; // {form, nonce} while one is open
  #lost = false;
  #unread = 0; // how many messages of the channel that is being opened are new
  #typingTimer = 0;

  /** `unknown()` is called when the server knows no such person. */
  constructor(root, person, unknown) {
    this.#root = root;
    this.#face = new Face(person, {
      frame: (frame, expected) => this.#frame(frame, expected),
      connected: () => {},
      lost: () => this.#connectionLost(),
      unknown,
    });
    listenForKeys({
      help: () => this.#room?.help.showModal(),
      command: () => this.#room?.composer.startCommand(),
      region: (step) => this.#room?.nextRegion(step),
      channel: (step) => this.#nextChannel(step),
      back: () => this.#room?.escape(),
      scroll: (pages) => this.#room?.list.scroll(pages),
    });
    document.addEventListener("visibilitychange", () => this.#seen());
    addEventListener("hashchange", () => this.#open(location.hash.slice(1)));
  }

  start() {
    this.#face.connect();
  }

  #frame(frame, expected) {
    if (frame.now !== undefined) setServerTime(frame.now);
    this.#store.apply(frame);
    if (frame.type === "error" && !expected) this.#complain(frame);
  }

  #connectionLost() {
    this.#lost = true;
    this.#room?.notices.showBanner(this.#say("server-lost"));
  }

  #complain(frame) {
    const title = this.#say(CODES.includes(frame.code) ? `error-${frame.code}` : "error-other");
    this.#room?.notices.toast({ title, words: frame.text ?? "" });
  }

  #changed(kind, detail) {
    switch (kind) {
      case "hello": return this.#hello();
      case "channels": return this.#channelsChanged();
      case "commands": return this.#commandsChanged();
      case "history": return this.#history(detail);
      case "message": return this.#messageChanged(detail);
      case "message_gone": return detail.channel_id === this.#store.current && this.#room.list.remove(detail.message_id);
      case "waiting": return this.#redraw(detail.channelId, detail.messageId);
      case "interaction": return this.#answered(detail);
      case "typing": return this.#showTyping();
      case "modal": return this.#openForm(detail);
      case "notification": return this.#notify(detail);
      default: return undefined;
    }
  }

  #hello() {
    const { person } = this.#store;
    this.#say = sayer(person.locale);
    document.documentElement.lang = person.locale;
    if (this.#room === null) this.#enterRoom();
    this.#room.sidebar.showPeople();
    this.#room.notices.showBanner(null);
    if (this.#lost) this.#room.notices.toast({ title: this.#say("server-back") });
    this.#lost = false;
    const wished = [this.#store.current, location.hash.slice(1), this.#firstChannel()];
    this.#open(wished.find((id) => this.#store.channels.has(id)));
  }

  #commandsChanged() {
    this.#room.composer.refresh();
    this.#room.list.refreshEmpty(); // the hint names a command, and its name in this language is known only now
  }

  get #surroundings() {
    return {
      store: this.#store, face: this.#face, say: this.#say, open: (id) => this.#open(id, true),
      complain: (frame) => this.#complain(frame), noAnswer: (channelId) => this.#noAnswer(channelId),
    };
  }

  #enterRoom() {
    this.#room = new Room({
      store: this.#store,
      say: this.#say,
      open: (id) => this.#open(id, true),
      contextFor: (message) => messageContext(this.#surroundings, message),
      actions: composerActions(this.#surroundings),
    });
    this.#room.mount(this.#root);
  }

  #firstChannel() {
    return [...this.#store.channels.values()].find((channel) => channel.type === 0)?.id;
  }

  #noAnswer(channelId) {
    if (channelId !== this.#store.current) return;
    this.#room.list.note(this.#say("no-answer"));
    this.#room.notices.announce(this.#say("no-answer"));
  }

  #open(id, byHand = false) {
    if (id === undefined || !this.#store.channels.has(id)) return;
    this.#unread = Number(this.#store.channels.get(id).unread ?? 0);
    this.#store.look(id);
    history.replaceState(null, "", `#${id}`);
    this.#face.send({ type: "open", channel_id: id });
    this.#room.composer.show();
    this.#room.drawer(false);
    if (byHand && !matchMedia("(pointer: coarse)").matches) this.#room.composer.focus();
  }

  #nextChannel(step) {
    const order = this.#room?.sidebar.order ?? [];
    const here = order.indexOf(this.#store.current);
    if (order.length > 0) this.#open(order[(here + step + order.length) % order.length], true);
  }

  #channelsChanged() {
    if (this.#room === null) return;
    const channel = this.#store.channels.get(this.#store.current);
    if (channel === undefined) this.#open(this.#firstChannel());
    else this.#room.showChannels(channel);
  }

  #history(frame) {
    if (frame.channel_id !== this.#store.current) return;
    this.#room.list.show(this.#unread);
    this.#unread = 0;
  }

  #messageChanged({ channel_id: channelId, message, before, new: fresh }) {
    if (channelId !== this.#store.current) return;
    const own = message.author.id === this.#store.person.id || message.interaction_metadata?.user?.id === this.#store.person.id;
    if (fresh && own) this.#room.list.follow();
    this.#room.list.put(message);
    if (this.#store.answersKey(message)) this.#room.list.focusAnswer(message.id);
    this.#showTyping();
    const context = messageContext(this.#surroundings, message);
    const known = before ? new Set(messageLines(before, context)) : new Set();
    const text = messageLines(message, context).filter((line) => !known.has(line)).join(". ");
    if (text === "" || message.author.id === this.#store.person.id) return;
    const name = message.author.global_name ?? message.author.username;
    this.#room.notices.announce(this.#say(fresh ? "message-new" : "message-edited", { name, text }));
  }

  #redraw(channelId, messageId) {
    const message = this.#store.messages.get(channelId)?.get(messageId);
    if (message && channelId === this.#store.current) this.#room.list.put(message);
  }

  #answered(frame) {
    if (this.#form !== null && this.#form.nonce === frame.nonce) {
      if (frame.state === "failed") this.#form.form.failed();
      else this.#form.form.done();
    }
    const channelId = frame.target?.channelId ?? frame.channel_id;
    const messageId = frame.target?.messageId ?? frame.message_id;
    if (!messageId) return;
    this.#redraw(channelId, messageId);
    if (frame.state === "failed" && channelId === this.#store.current) this.#room.notices.announce(this.#say("failed"));
  }

  #showTyping() {
    const now = Date.now();
    const typing = this.#store.typing.get(this.#store.current) ?? new Map();
    const names = [...typing].filter(([id, until]) => until > now && id !== this.#store.person.id).map(([id]) => this.#store.personName(id));
    this.#room.typing.textContent = names.length > 0 ? this.#say("typing", { name: names.join(", ") }) : "";
    clearTimeout(this.#typingTimer);
    if (names.length > 0) this.#typingTimer = setTimeout(() => this.#showTyping(), 2000);
  }

  #openForm(frame) {
    this.#form?.form.done();
    const opened = { form: null, nonce: null };
    const from = document.activeElement?.dataset.control;
    const submit = (values) => {
      opened.nonce = this.#face.send({ type: "submit", interaction_id: frame.interaction_id, values }, (answer) => {
        if (["error", "lost"].includes(answer.type)) opened.form.failed();
      });
      if (opened.nonce === null) opened.form.failed();
    };
    const closed = (done) => {
      if (this.#form === opened) this.#form = null;
      // The button that called the form has been drawn anew meanwhile, so the browser cannot give it the focus back.
      if (document.activeElement === document.body) this.#room.list.focusControl(from);
      if (!done) this.#face.send({ type: "cancel", interaction_id: frame.interaction_id });
    };
    opened.form = openForm(frame, messageContext(this.#surroundings, null), { submit, closed });
    this.#form = opened;
  }

  #notify(frame) {
    const here = frame.channel_id === this.#store.current && document.visibilityState === "visible";
    if (!here) this.#store.countMention(frame.channel_id, frame.message_id);
    if (here || frame.silent) return;
    const author = typeof frame.author === "string" ? { name: frame.author } : frame.author;
    const name = author.global_name ?? author.name ?? author.username;
    const channel = this.#store.channels.get(frame.channel_id);
    const title = channel?.type === 1 ? this.#say("ping-direct", { name }) : this.#say("ping-from", { name, channel: `#${channel?.name ?? ""}` });
    const go = () => {
      this.#room.list.revealNext(frame.message_id);
      this.#open(frame.channel_id, true);
    };
    const words = messageWords(frame.message, messageContext(this.#surroundings, frame.message));
    this.#room.notices.toast({ title, words, author, go });
  }

  #seen() {
    if (document.visibilityState === "visible" && this.#store.current) this.#store.look(this.#store.current);
  }
}
