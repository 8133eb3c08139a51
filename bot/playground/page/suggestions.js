// The list over the message box. The input keeps the focus; the list is its listbox (ARIA combobox pattern).

import { element } from "./elements.js";

export class Suggestions {
  #items = [];
  #active = -1;
  #input = null;
  #take = null;

  constructor() {
    this.list = element("ul", { class: "suggestion-list", role: "listbox", id: "suggestions" });
    this.title = element("div", { class: "suggestion-title" });
    this.element = element("div", { class: "suggestions", hidden: true }, this.title, this.list);
    // A press in the list must not take the focus from the input.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get count() {
    return this.#items.length;
  }

  get hasActive() {
    return this.isOpen && this.#active >= 0;
  }

  /**
   * Show `items` ([{label, description, tag, value}]) for an input. `first`: is the first one marked at once;
   * `take(item)`: what happens when one is taken; `empty`: what is said when there is none.
   */
  show(input, { title, items, take, first = true, empty = null }) {
    this.#input = input;
    this.#items = items;
    this.#take = take;
    this.title.textContent = title;
    if (items.length === 0 && empty === null) return this.hide();
    const lines = items.map((item, index) => this.#draw(item, index));
    this.list.setAttribute("aria-label", title);
    this.list.replaceChildren(...(lines.length > 0 ? lines : [element("li", { class: "suggestion-empty" }, empty)]));
    this.element.hidden = false;
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", "suggestions");
    return this.#mark(first && items.length > 0 ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.#active = -1;
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
  }

  take() {
    const item = this.#items[this.#active];
    if (item !== undefined) this.#take(item);
    return item !== undefined;
  }

  move(step) {
    const count = this.#items.length;
    if (count === 0) return;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#mark((from + step + count) % count);
  }

  #draw(item, index) {
    const words = element("span", { class: "suggestion-words" }, element("strong", {}, item.label), item.tag ? element("span", { class: "suggestion-tag" }, item.tag) : null);
    const line = element("li", { role: "option", id: `suggestion-${index}`, "aria-selected": "false" }, words,
      item.description ? element("span", { class: "suggestion-description" }, item.description) : null);
    line.addEventListener("click", () => {
      this.#active = index;
      this.take();
    });
    return line;
  }

  #mark(index) {
    this.#active = index;
    [...this.list.children].forEach((line, each) => {
      line.classList.toggle("active", each === index);
      if (line.role === "option") line.setAttribute("aria-selected", String(each === index));
    });
    if (index >= 0) {
      this.list.children[index].scrollIntoView({ block: "nearest" });
      this.#input.setAttribute("aria-activedescendant", `suggestion-${index}`);
    } else this.#input.removeAttribute("aria-activedescendant");
  }
}
