// A select of a message or a form: a button that opens a list. Keyboard: arrows, Home, End, letters, Enter, Space, Escape.

import { element, icon } from "./elements.js";
import { emojiMark } from "./markdown_view.js";

/**
 * `options`: [{value, label, description, emoji, default}]. `commit(values)` is called when a choice is complete:
 * at once with a single choice, with *Done* (or on leaving the list) with several.
 */
export class SelectField {
  #options;
  #least;
  #most;
  #commit;
  #say;
  #chosen;
  #button;
  #list;
  #popup;
  #before = new Set();
  #active = 0;
  #typed = "";
  #typedAt = 0;

  constructor({ options, placeholder, least = 1, most = 1, disabled = false, name = null, say, commit }) {
    this.#options = options;
    this.#least = least;
    this.#most = most;
    this.#commit = commit;
    this.#say = say;
    this.#chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
    this.placeholder = placeholder || say("select-placeholder");
    this.name = name;
    this.#button = element("button", {
      class: "select-button", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-disabled": disabled ? "true" : null, tabindex: disabled ? "-1" : null,
      onclick: () => (disabled ? null : this.#toggle()), onkeydown: (event) => (disabled ? null : this.#openingKey(event)),
    });
    this.#list = element("ul", {
      class: "select-list", role: "listbox", tabindex: "-1", "aria-label": this.name ?? this.placeholder,
      "aria-multiselectable": most > 1 ? "true" : null, onkeydown: (event) => this.#key(event),
    });
    this.#popup = element("div", { class: "select-popup", popover: "manual", onfocusout: (event) => this.#left(event) }, this.#list);
    if (most > 1) this.#popup.append(this.#footer());
    this.element = element("div", { class: "select" }, this.#button, this.#popup);
    this.#drawButton();
  }

  get button() {
    return this.#button;
  }

  get values() {
    return this.#options.filter((option) => this.#chosen.has(option.value)).map((option) => option.value);
  }

  get isOpen() {
    return this.#button.getAttribute("aria-expanded") === "true";
  }

  #footer() {
    const between = this.#say("select-between", { least: this.#least, most: this.#most });
    const done = element("button", { class: "button style-1 small", type: "button", onclick: () => this.#close(true) }, this.#say("select-done"));
    return element("div", { class: "select-footer" }, element("span", {}, between), done);
  }

  #drawButton() {
    const chosen = this.#options.filter((option) => this.#chosen.has(option.value));
    const shown = chosen.map((option) => element("span", { class: "chosen" }, emojiMark(option.emoji), option.label));
    const inside = chosen.length > 0 ? shown : [element("span", { class: "placeholder" }, this.placeholder)];
    this.#button.replaceChildren(element("span", { class: "select-value" }, inside), icon("down"));
    const words = chosen.map((option) => option.label).join(", ");
    const name = this.name ?? this.placeholder;
    const told = words.startsWith(name) ? [words] : [name, words]; // what begins with its own name is not named twice
    this.#button.setAttribute("aria-label", told.filter(Boolean).join(": "));
  }

  #drawList() {
    this.#list.replaceChildren(...this.#options.map((option, index) => this.#drawOption(option, index)));
    this.#list.setAttribute("aria-activedescendant", "");
    this.#move(this.#active);
  }

  #drawOption(option, index) {
    const chosen = this.#chosen.has(option.value);
    const words = [option.label, option.description && element("small", {}, option.description)];
    return element(
      "li",
      { role: "option", id: `${this.#identity}-${index}`, "aria-selected": String(chosen), onclick: () => this.#pick(index) },
      emojiMark(option.emoji), element("span", { class: "option-words" }, words), chosen ? icon("check") : null,
    );
  }

  get #identity() {
    this.#list.id ||= `select-${Math.random().toString(36).slice(2, 10)}`;
    return this.#list.id;
  }

  #toggle() {
    if (this.isOpen) this.#close(this.#most > 1);
    else this.open();
  }

  open() {
    const first = this.#options.findIndex((option) => this.#chosen.has(option.value));
    this.#active = Math.max(0, first);
    this.#before = new Set(this.#chosen);
    this.#drawList();
    this.#button.setAttribute("aria-expanded", "true");
    this.#popup.showPopover();
    this.#place();
    this.#list.children[this.#active]?.scrollIntoView({ block: "nearest" });
    this.#list.focus({ preventScroll: true });
    document.addEventListener("scroll", this.#follow, true);
    addEventListener("resize", this.#follow);
  }

  #follow = (event) => {
    if (event.target instanceof Node && this.#popup.contains(event.target)) return;
    this.#place();
  };

  #place() {
    const box = this.#button.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const under = below > 220 || below >= above;
    const style = this.#popup.style;
    style.width = `${box.width}px`;
    style.left = `${box.left}px`;
    style.top = under ? `${box.bottom + 4}px` : "auto";
    style.bottom = under ? "auto" : `${innerHeight - box.top + 4}px`;
    style.setProperty("--room", `${Math.max(120, under ? below : above)}px`);
    this.#cutRow();
  }

  // Where the list goes on, the last row in sight is cut in half: nobody takes it for the end.
  #cutRow() {
    this.#list.style.maxHeight = "";
    const room = this.#list.clientHeight;
    if (this.#list.scrollHeight <= room) return;
    const rows = [...this.#list.children];
    const halves = rows.map((row) => row.offsetTop - rows[0].offsetTop + row.offsetHeight / 2);
    this.#list.style.maxHeight = `${halves.findLast((half) => half <= room) ?? room}px`;
  }

  #close(commits, focus = true) {
    if (!this.isOpen) return;
    this.#button.setAttribute("aria-expanded", "false");
    document.removeEventListener("scroll", this.#follow, true);
    removeEventListener("resize", this.#follow);
    if (focus) this.#button.focus();
    if (this.#popup.matches(":popover-open")) this.#popup.hidePopover();
    const complete = this.#chosen.size >= this.#least;
    if (!commits || !complete) this.#chosen = this.#before;
    this.#drawButton();
    if (commits && complete && !same(this.#chosen, this.#before)) this.#commit(this.values);
    this.element.dispatchEvent(new CustomEvent("select-closed", { bubbles: true }));
  }

  #left(event) {
    if (event.relatedTarget instanceof Node && this.element.contains(event.relatedTarget)) return;
    this.#close(this.#most > 1, false);
  }

  #pick(index) {
    const { value } = this.#options[index];
    this.#active = index;
    if (this.#most > 1) {
      if (this.#chosen.has(value)) this.#chosen.delete(value);
      else if (this.#chosen.size < this.#most) this.#chosen.add(value);
      this.#drawList();
      return;
    }
    const again = this.#chosen.has(value);
    this.#chosen = new Set(again && this.#least === 0 ? [] : [value]);
    if (again && this.#least > 0) this.#before = new Set(); // choosing the same once more still counts
    this.#close(true);
  }

  #move(index) {
    const items = [...this.#list.children];
    if (items.length === 0) return;
    this.#active = (index + items.length) % items.length;
    items.forEach((item, each) => item.classList.toggle("active", each === this.#active));
    items[this.#active].scrollIntoView({ block: "nearest" });
    this.#list.setAttribute("aria-activedescendant", items[this.#active].id);
  }

  #openingKey(event) {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.open();
  }

  #key(event) {
    const last = this.#options.length - 1;
    const acts = {
      ArrowDown: () => this.#move(this.#active + 1),
      ArrowUp: () => this.#move(this.#active - 1),
      Home: () => this.#move(0),
      End: () => this.#move(last),
      Enter: () => this.#pick(this.#active),
      " ": () => this.#pick(this.#active),
      Escape: () => this.#close(false),
    };
    event.stopPropagation();
    if (acts[event.key]) {
      event.preventDefault();
      acts[event.key]();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.#seek(event.key);
    }
  }

  #seek(letter) {
    this.#typed = Date.now() - this.#typedAt > 800 ? letter : this.#typed + letter;
    this.#typedAt = Date.now();
    const found = this.#options.findIndex((option) => option.label.toLowerCase().startsWith(this.#typed.toLowerCase()));
    if (found >= 0) this.#move(found);
  }
}

function same(left, right) {
  return left.size === right.size && [...left].every((value) => right.has(value));
}
