// The page of one person: channels left, messages and the box right, and the ways of the focus between them.

import { Composer } from "./composer.js";
import { avatar, element, icon } from "./elements.js";
import { MessageList } from "./message_list.js";
import { Notices } from "./notices.js";
import { helpDialog } from "./shortcuts.js";
import { Sidebar } from "./sidebar.js";
import { phraseHint } from "./texts.js";

const NARROW = "(max-width: 760px)"; // as in layout.css

export class Room {
  #say;
  #store;

  /** `open(channelId)`, `contextFor(message)`, `actions` (see doings.js). */
  constructor({ store, say, open, contextFor, actions }) {
    this.#say = say;
    this.#store = store;
    this.notices = new Notices(say);
    this.sidebar = new Sidebar({ store, say, open });
    this.composer = new Composer({ store, say, actions });
    this.list = new MessageList({ store, say, contextFor, leave: () => this.composer.focus(), hint: () => this.#hint() });
    this.help = helpDialog(say);
    this.title = element("h1", { class: "channel-title" });
    this.typing = element("div", { class: "typing", "aria-hidden": "true" });
    this.drawerButton = element("button", {
      class: "icon-button drawer", type: "button", "aria-label": say("open-channels"), "aria-controls": "sidebar", "aria-expanded": "false",
      onclick: () => this.drawer(!this.isDrawerOpen),
    }, icon("menu"), element("span", { class: "drawer-dot" }));
  }

  mount(root) {
    const { person } = this.#store;
    const who = element("span", { class: "who", title: this.#say("you-are", { name: person.name }) }, avatar(person, "tiny"), element("span", {}, person.name));
    const question = element("button", {
      class: "icon-button question", type: "button", "aria-label": this.#say("shortcuts"), onclick: () => this.help.showModal(),
    }, "?");
    const head = element("header", { class: "room-head" }, this.drawerButton, this.title, who, question);
    const main = element("main", { class: "room" }, head, this.list.element, this.typing, this.composer.element);
    const shade = element("div", { class: "shade", onclick: () => this.drawer(false) });
    root.replaceChildren(this.notices.banner, this.sidebar.element, shade, main, this.notices.toasts, this.notices.voice, this.help);
    this.sidebar.showPeople();
    // On a touch screen the focus would call up the keyboard over half of the table.
    if (!matchMedia("(pointer: coarse)").matches) this.composer.focus();
  }

  /** What can be done in an empty channel; in a talk with one person nothing of the bot. */
  #hint() {
    if (this.#store.channels.get(this.#store.current)?.type === 1) return "";
    return this.#store.hint === null ? null : phraseHint(this.#store.hint, this.#say, (name) => this.#store.commandName(name));
  }

  get isDrawerOpen() {
    return document.body.classList.contains("drawer-open");
  }

  /** Show or hide the channel list where it is a drawer. */
  drawer(open) {
    const was = this.isDrawerOpen;
    const inside = this.sidebar.element.contains(document.activeElement);
    document.body.classList.toggle("drawer-open", open);
    this.drawerButton.setAttribute("aria-expanded", String(open));
    this.drawerButton.setAttribute("aria-label", this.#say(open ? "close-channels" : "open-channels"));
    if (open) this.#currentChannel()?.focus();
    else if (was && inside) this.drawerButton.focus();
  }

  #currentChannel() {
    return this.sidebar.element.querySelector('[aria-current="page"]');
  }

  /** The focus goes around: message box, newest message with buttons, channels. */
  nextRegion(step) {
    const control = this.list.newestControl();
    const regions = [
      { inside: this.composer.element, enter: () => this.composer.focus() },
      ...(control ? [{ inside: this.list.element, enter: () => control.focus() }] : []),
      { inside: this.sidebar.element, enter: () => (matchMedia(NARROW).matches ? this.drawer(true) : this.#currentChannel()?.focus()) },
    ];
    const here = regions.findIndex((region) => region.inside.contains(document.activeElement));
    this.drawer(false);
    const from = here < 0 && step < 0 ? 0 : here;
    regions[(from + step + regions.length) % regions.length].enter();
  }

  escape() {
    if (this.isDrawerOpen) this.drawer(false);
    else this.composer.focus();
  }

  /** Title, list of channels and the number of mentions, after any of them changed. */
  showChannels(channel) {
    const name = `${channel.type === 1 ? "@" : "#"}${channel.name ?? ""}`;
    const count = this.#store.mentionCount;
    this.sidebar.showChannels();
    this.title.textContent = name;
    this.drawerButton.classList.toggle("pinged", count > 0);
    this.notices.setTitle(`${name} · ${this.#store.person.name}`, count);
  }
}
