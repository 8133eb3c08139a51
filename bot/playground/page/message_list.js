// The messages of the open channel: in order, at the bottom when it was at the bottom, the focus where it was.

import { element, icon } from "./elements.js";
import { drawMessage } from "./message_view.js";
import { compareIds } from "./store.js";

const EPHEMERAL = 64;
const NEAR_BOTTOM = 60; // pixels
const TOGETHER = 7 * 60 * 1000; // messages of one author within this time stand under one name
const CONTROLS = "[data-control], a[href], select, input";

export class MessageList {
  #store;
  #contextFor;
  #say;
  #list;
  #scroller;
  #jump;
  #follows = true;
  #reads = false; // from the beginning of a long message: then "nearly at the bottom" is not enough to follow
  #late = new Set(); // messages that changed while one of their lists was open
  #unreadFrom = null;
  #wanted = null;

  /** `contextFor(message)` gives what drawMessage needs; `leave()` takes the focus when its place vanished. */
  constructor({ store, say, contextFor, leave, hint }) {
    this.#store = store;
    this.#say = say;
    this.#contextFor = contextFor;
    this.leave = leave;
    this.hint = hint;
    this.#list = element("ol", { class: "messages" });
    this.#scroller = element("div", { class: "scroller", tabindex: "0", role: "region" }, this.#list);
    this.#jump = element("button", { class: "jump", type: "button", hidden: true, onclick: () => this.toBottom() }, icon("down"), say("to-newest"));
    this.element = element("div", { class: "message-area" }, this.#scroller, this.#jump);
    this.#scroller.addEventListener("scroll", () => this.#scrolled());
    this.#list.addEventListener("keydown", (event) => this.#arrow(event));
    this.#list.addEventListener("select-closed", () => this.#drawLate());
    const watcher = new ResizeObserver(() => this.#stick());
    watcher.observe(this.#list);
    watcher.observe(this.#scroller);
  }

  /** Draw the open channel anew. `unread`: how many at the end are new to the reader. */
  show(unread = 0) {
    const messages = this.#store.ordered(this.#store.current);
    this.#unreadFrom = unread > 0 && messages.length >= unread ? messages.at(-unread).id : null;
    this.#scroller.setAttribute("aria-label", this.#say("messages", { channel: this.#store.channelName(this.#store.current) }));
    this.#list.replaceChildren(...messages.map((message, index) => this.#draw(message, messages[index - 1])));
    this.#drawEmpty();
    this.toBottom();
    this.#reveal();
  }

  /** Put a message in its place, new or changed. */
  put(message) {
    const old = this.find(message.id);
    if (old?.querySelector('.select-button[aria-expanded="true"]')) {
      this.#late.add(message.id);
      return;
    }
    this.#list.querySelector(".empty")?.remove();
    const messages = this.#store.ordered(this.#store.current);
    const index = messages.findIndex((each) => each.id === message.id);
    const fresh = this.#draw(message, messages[index - 1]);
    if (old) this.#replace(old, fresh);
    else this.#list.insertBefore(fresh, this.find(messages[index + 1]?.id) ?? null);
    this.#regroup(messages[index + 1], message);
    if (!old && message.flags & EPHEMERAL) this.#showStart(fresh);
    this.#stick();
  }

  remove(id) {
    const node = this.find(id);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    node.remove();
    this.#drawEmpty();
    if (focused) this.leave();
  }

  find(id) {
    return id === undefined ? null : this.#list.querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  /** A line of our own after the last message, e.g. a command that got no answer; gone with the next channel. */
  note(words) {
    const close = element("button", { class: "link", type: "button" }, this.#say("dismiss"));
    const only = element("div", { class: "only-you" }, icon("eye"), element("span", {}, this.#say("only-you")), " · ", close);
    const line = element("li", { class: "message ephemeral note" }, element("div", { class: "failure" }, words), only);
    close.addEventListener("click", () => {
      line.remove();
      this.leave();
    });
    this.#list.append(line);
    this.#stick();
  }

  toBottom() {
    this.#follows = true;
    this.#stick();
  }

  /** From now on stay at the bottom. */
  follow() {
    this.#follows = true;
  }

  /** Show this message when its channel is drawn next. */
  revealNext(id) {
    this.#wanted = id;
  }

  #reveal() {
    const node = this.find(this.#wanted ?? undefined);
    this.#wanted = null;
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.classList.add("found");
    setTimeout(() => node.classList.remove("found"), 2000);
  }

  scroll(pages) {
    this.#scroller.scrollBy({ top: pages * this.#scroller.clientHeight * 0.85 });
  }

  /** The first usable control of the newest message that has one. */
  newestControl() {
    for (const node of [...this.#list.children].reverse()) {
      const control = node.querySelector('.message-body [data-control]:not([aria-disabled="true"])');
      if (control) return control;
    }
    return null;
  }

  /** Focus a control by its custom_id, or the message box when it is gone. */
  focusControl(name) {
    const control = [...this.#list.querySelectorAll("[data-control]")].findLast((each) => each.dataset.control === name);
    if (control) control.focus();
    else this.leave();
  }

  /** The answer to a key pressed in the list came as a message of its own: go on there, if it has anything to press. */
  focusAnswer(id) {
    const here = document.activeElement;
    if (here !== document.body && !this.#list.contains(here)) return;
    const node = this.find(id);
    (primaryButton(node) ?? node?.querySelector(".message-body button.button[data-control]"))?.focus();
  }

  #draw(message, before) {
    const context = this.#contextFor(message);
    const node = drawMessage(message, { ...context, compact: together(before, message) });
    if (message.id === this.#unreadFrom) node.prepend(element("div", { class: "new-line" }, this.#say("new-messages")));
    return node;
  }

  // Whether the next message stands under this one's author may have changed with this one.
  #regroup(next, message) {
    const node = this.find(next?.id);
    if (node && node.classList.contains("compact") !== together(message, next)) this.#replace(node, this.#draw(next, message));
  }

  #replace(old, fresh) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const place = focused ? [...old.querySelectorAll(CONTROLS)].indexOf(focused) : -1;
    const name = focused?.dataset.control;
    const label = focused?.getAttribute("aria-label");
    old.replaceWith(fresh);
    if (!focused) return;
    const controls = [...fresh.querySelectorAll(CONTROLS)];
    // The same button; else one of the same name, or of the same custom_id but for its numbers (a version, a count); else
    // the button that leads on; else what stands in its place.
    const target = controls.find((control) => name !== undefined && control.dataset.control === name)
      ?? controls.find((control) => label !== null && control.getAttribute("aria-label") === label)
      ?? controls.find((control) => name !== undefined && withoutNumbers(control.dataset.control) === withoutNumbers(name))
      ?? primaryButton(fresh)
      ?? controls[Math.min(place, controls.length - 1)];
    // Whoever waits on a button that is switched off goes on as soon as there is something to do.
    const waits = target?.getAttribute("aria-disabled") === "true";
    if (target) ((waits && primaryButton(fresh)) || target).focus({ preventScroll: true });
    else this.leave();
  }

  #drawLate() {
    const late = [...this.#late];
    this.#late.clear();
    for (const id of late) {
      const message = this.#store.messages.get(this.#store.current)?.get(id);
      if (message) this.put(message);
    }
  }

  refreshEmpty() {
    const old = this.#list.querySelector(".empty");
    if (old === null) return; // the history is not here yet, or it is not empty
    old.remove();
    this.#drawEmpty();
  }

  #drawEmpty() {
    if (this.#list.children.length > 0) return;
    const hint = this.hint() ?? this.#say("no-messages-step");
    const step = hint === "" ? null : element("p", { class: "hint" }, hint);
    this.#list.append(element("li", { class: "empty" }, element("p", {}, this.#say("no-messages")), step));
  }

  // A private answer that is taller than the screen is read from its beginning.
  #showStart(node) {
    if (!this.#follows || node.offsetHeight <= this.#scroller.clientHeight) return;
    this.#follows = false;
    this.#reads = true;
    node.scrollIntoView({ block: "start" });
  }

  #scrolled() {
    const rest = this.#scroller.scrollHeight - this.#scroller.scrollTop - this.#scroller.clientHeight;
    this.#reads &&= rest >= 1;
    this.#follows = rest < (this.#reads ? 1 : NEAR_BOTTOM);
    this.#jump.hidden = this.#follows;
  }

  #stick() {
    if (this.#follows) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    else this.#scrolled();
  }

  // Arrows walk over the usable controls of one message, in the order in which they are read.
  #arrow(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const node = event.target.closest?.("[data-message]");
    if (step === undefined || !node || !event.target.matches("[data-control]") || event.altKey) return;
    const controls = [...node.querySelectorAll("[data-control]")];
    let next = controls.indexOf(event.target);
    event.preventDefault();
    // The focus may rest on a control that was switched off under it, so the walk starts there and skips its like.
    do next = (next + step + controls.length) % controls.length;
    while (controls[next].getAttribute("aria-disabled") === "true" && controls[next] !== event.target);
    controls[next].focus();
  }
}

// What most likely is pressed next in a message.
function primaryButton(node) {
  return node?.querySelector('.message-body button.style-1[data-control]:not([aria-disabled="true"])');
}

function withoutNumbers(customId) {
  return customId?.replace(/\b\d+\b/g, "");
}

function together(before, message) {
  if (!before || before.author.id !== message.author.id || message.interaction_metadata?.name || message.message_reference) return false;
  if ((before.flags ^ message.flags) & EPHEMERAL) return false;
  return compareIds(before.id, message.id) < 0 && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
}
