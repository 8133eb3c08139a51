// Left: server, channels and threads with what is unread, direct messages, and the other people as links to new tabs.

import { avatar, element, icon } from "./elements.js";
import { compareIds } from "./store.js";
import { languageName } from "./texts.js";

const DIRECT = 1;
const THREADS = [10, 11, 12];

export class Sidebar {
  #store;
  #say;
  #open;

  /** `open(channelId)` shows a channel. */
  constructor({ store, say, open }) {
    this.#store = store;
    this.#say = say;
    this.#open = open;
    this.channels = element("div", { class: "channels" });
    this.people = element("div", { class: "people" });
    this.element = element("nav", { class: "sidebar", id: "sidebar", "aria-label": say("channel-list") }, this.channels, this.people);
  }

  /** The channel ids in the order in which they stand. */
  get order() {
    return [...this.channels.querySelectorAll("[data-channel]")].map((node) => node.dataset.channel);
  }

  showChannels() {
    const focused = this.channels.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    const all = [...this.#store.channels.values()];
    const parts = this.#store.guilds.map((guild) => this.#guild(guild, all.filter((channel) => channel.guild_id === guild.id)));
    const direct = all.filter((channel) => channel.type === DIRECT);
    if (direct.length > 0) parts.push(this.#group(this.#say("direct-messages"), direct));
    this.channels.replaceChildren(...parts);
    if (focused) this.channels.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  }

  #guild(guild, channels) {
    const top = channels.filter((channel) => !THREADS.includes(channel.type));
    const ordered = top.flatMap((channel) => [channel, ...channels.filter((thread) => thread.parent_id === channel.id).sort(byId)]);
    return this.#group(guild.name, ordered);
  }

  #group(title, channels) {
    const list = element("ul", {}, channels.map((channel) => element("li", {}, this.#channel(channel))));
    return element("section", {}, element("h2", {}, title), list);
  }

  #channel(channel) {
    const current = channel.id === this.#store.current;
    const unread = current ? 0 : Number(channel.unread ?? 0);
    const mentions = this.#store.mentionsIn(channel.id);
    const thread = THREADS.includes(channel.type);
    const kinds = ["channel", thread && "thread", unread > 0 && "unread", channel.archived && "archived"].filter(Boolean).join(" ");
    const told = [mentions > 0 && this.#say("mentions", { count: mentions }), unread > 0 && this.#say("unread", { count: unread }),
      channel.archived && this.#say("archived")].filter(Boolean).join(", ");
    const picture = icon(channel.type === DIRECT ? "direct" : thread ? "thread" : "channel");
    const badge = mentions > 0 ? element("span", { class: "badge", "aria-hidden": "true" }, mentions) : null;
    return element("button", {
      class: kinds, type: "button", dataset: { channel: channel.id }, "aria-current": current ? "page" : null, onclick: () => this.#open(channel.id),
    }, picture, element("span", { class: "channel-name" }, channel.name ?? ""), told ? element("span", { class: "for-readers" }, `, ${told}`) : null, badge);
  }

  showPeople() {
    const { person } = this.#store;
    const others = [...this.#store.people.values()].filter((each) => each.id !== person.id);
    const me = element("div", { class: "me" }, avatar(person), element("div", {},
      element("strong", {}, person.name), element("small", {}, languageName(person.locale, person.locale))));
    const links = others.map((other) => element("li", {}, this.#personLink(other, person.locale)));
    this.people.replaceChildren(me, element("h2", {}, this.#say("other-people")), element("ul", { class: "person-links" }, links));
  }

  #personLink(other, shownIn) {
    const words = this.#say("open-as", { name: other.name, language: languageName(other.locale, shownIn) });
    return element(
      "a",
      { class: "person-link", href: `/?person=${encodeURIComponent(other.id)}`, target: `person-${other.id}`, "aria-label": words, title: words },
      avatar(other, "tiny"), element("span", { class: "person-name" }, other.name), element("span", { class: "language" }, other.locale),
    );
  }
}

function byId(left, right) {
  return compareIds(left.id, right.id);
}
