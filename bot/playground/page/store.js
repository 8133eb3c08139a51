// What this tab knows: people, channels, messages, commands, and what waits for an answer. Frames come in, changes go out.

/** Ids grow with time and are compared as numbers, written without leading zeros. */
export function compareIds(left, right) {
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
}

export const EPHEMERAL = 64;
export const THINKING = 128;
export const COMPONENTS_V2 = 32768;

export class Store {
  person = null;
  people = new Map();
  application = null;
  guilds = [];
  channels = new Map();
  messages = new Map(); // channel id → Map of message id → message
  commands = new Map(); // guild id → list
  pending = new Map(); // nonce → {channelId, messageId, customId, byKeyboard}
  #byKeyboard = new Set(); // ids of interactions that a key began and no message of one's own answered yet
  failures = new Set(); // ids of messages under which "This interaction failed" stands
  #mentions = new Map(); // channel id → Set of ids of messages since it was last looked at
  #unread = new Map(); // the same for all new messages of others
  typing = new Map(); // channel id → Map of user id → until (milliseconds of this computer)
  current = null;
  hint = null;
  #changed;

  /** `changed(kind, detail)` is called after every change. */
  constructor(changed) {
    this.#changed = changed;
  }

  apply(frame) {
    switch (frame.type) {
      case "hello": return this.#hello(frame);
      case "commands":
        this.commands.set(frame.guild_id, frame.commands);
        return this.#changed("commands", frame);
      case "channel":
        this.channels.set(frame.channel.id, { ...this.channels.get(frame.channel.id), ...frame.channel });
        return this.#changed("channels", frame);
      case "channel_gone": return this.#channelGone(frame.channel_id);
      case "history":
        this.messages.set(frame.channel_id, new Map(frame.messages.map((message) => [message.id, message])));
        return this.#changed("history", frame);
      case "message": return this.#message(frame);
      case "message_gone": return this.#messageGone(frame);
      case "typing": return this.#typing(frame);
      case "interaction": return this.#interaction(frame);
      default: return this.#changed(frame.type, frame);
    }
  }

  #hello(frame) {
    this.person = frame.person;
    this.people = new Map(frame.people.map((person) => [person.id, person]));
    this.application = frame.application;
    this.guilds = frame.guilds;
    this.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
    this.messages.clear();
    this.commands.clear();
    this.pending.clear();
    this.#byKeyboard.clear();
    this.failures.clear();
    this.hint = frame.hint ?? null;
    this.#changed("hello", frame);
  }

  #channelGone(id) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.#forget(id);
    this.#changed("channels", { channel_id: id });
  }

  #message(frame) {
    const known = this.messages.get(frame.channel_id);
    const before = known?.get(frame.message.id);
    known?.set(frame.message.id, frame.message);
    this.typing.get(frame.channel_id)?.delete(frame.message.author.id);
    const channel = this.channels.get(frame.channel_id);
    const mine = frame.message.author.id === this.person.id;
    if (frame.new && channel && !mine && frame.channel_id !== this.current) {
      channel.unread = Number(channel.unread ?? 0) + 1;
      add(this.#unread, frame.channel_id, frame.message.id);
    }
    this.#changed("message", { ...frame, before });
    if (frame.new) this.#changed("channels", frame);
  }

  #messageGone(frame) {
    this.messages.get(frame.channel_id)?.delete(frame.message_id);
    this.failures.delete(frame.message_id);
    this.#changed("message_gone", frame);
    // What is gone is not new any more: nobody would find it.
    const channel = this.channels.get(frame.channel_id);
    const unread = this.#unread.get(frame.channel_id)?.delete(frame.message_id);
    if (unread && channel) channel.unread = Math.max(0, Number(channel.unread ?? 0) - 1);
    if (this.#mentions.get(frame.channel_id)?.delete(frame.message_id) || unread) this.#changed("channels", frame);
  }

  #typing(frame) {
    if (!this.typing.has(frame.channel_id)) this.typing.set(frame.channel_id, new Map());
    this.typing.get(frame.channel_id).set(frame.user_id, Date.now() + 10_000);
    this.#changed("typing", frame);
  }

  #interaction(frame) {
    const target = this.pending.get(frame.nonce);
    if (frame.state === "pending") {
      if (target?.byKeyboard) this.#byKeyboard.add(frame.interaction_id);
      return;
    }
    this.pending.delete(frame.nonce);
    if (frame.message_id && frame.state === "failed") this.failures.add(frame.message_id);
    this.#changed("interaction", { ...frame, target });
  }

  /** A button was pressed or a select chosen: it waits until the bot answers. */
  wait(nonce, channelId, messageId, customId, byKeyboard) {
    this.failures.delete(messageId);
    this.pending.set(nonce, { channelId, messageId, customId, byKeyboard });
    this.#changed("waiting", { channelId, messageId });
  }

  stopWaiting(nonce) {
    const target = this.pending.get(nonce);
    this.pending.delete(nonce);
    if (target) this.#changed("waiting", target);
  }

  /** Whether a message is what the bot says to this person alone because he pressed a key; true only once. */
  answersKey(message) {
    const said = message.flags & EPHEMERAL && !(message.flags & THINKING);
    return Boolean(said) && this.#byKeyboard.delete(message.interaction_metadata?.id);
  }

  isPending(messageId, customId) {
    return [...this.pending.values()].some((each) => each.messageId === messageId && each.customId === customId);
  }

  look(channelId) {
    this.current = channelId;
    this.#forget(channelId);
    const channel = this.channels.get(channelId);
    if (channel) channel.unread = 0;
    this.#changed("channels", { channel_id: channelId });
  }

  countMention(channelId, messageId) {
    add(this.#mentions, channelId, messageId);
    this.#changed("channels", { channel_id: channelId });
  }

  /** How many messages of a channel mention this person since he last looked at it. */
  mentionsIn(channelId) {
    return this.#mentions.get(channelId)?.size ?? 0;
  }

  get mentionCount() {
    return [...this.#mentions.values()].reduce((sum, ids) => sum + ids.size, 0);
  }

  #forget(channelId) {
    this.#mentions.delete(channelId);
    this.#unread.delete(channelId);
  }

  ordered(channelId) {
    return [...(this.messages.get(channelId)?.values() ?? [])].sort((left, right) => compareIds(left.id, right.id));
  }

  /** The commands that can be used in a channel. */
  commandsIn(channelId) {
    const guild = this.channels.get(channelId)?.guild_id ?? null;
    if (guild !== null) return this.commands.get(guild) ?? [];
    return [...this.commands.values()].flat().filter((command) => !command.guild_only);
  }

  personName(id) {
    if (id === this.application?.id) return this.application.name;
    const person = this.people.get(id);
    if (person) return person.name;
    for (const messages of this.messages.values()) {
      for (const message of messages.values()) {
        const found = [message.author, ...(message.mentions ?? [])].find((user) => user.id === id);
        if (found) return found.global_name ?? found.username;
      }
    }
    return id;
  }

  /** A command's name in this person's language. */
  commandName(name) {
    return [...this.commands.values()].flat().find((command) => command.command === name)?.name ?? name;
  }

  channelName(id) {
    const channel = this.channels.get(id);
    return channel === undefined ? id : (channel.name ?? "");
  }
}

function add(sets, key, value) {
  if (!sets.has(key)) sets.set(key, new Set());
  sets.get(key).add(value);
}
