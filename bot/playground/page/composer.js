// The box at the bottom: plain messages, and the way into commands by "/".

import { CommandForm } from "./command_form.js";
import { matchingCommands } from "./command_options.js";
import { element, icon } from "./elements.js";
import { Suggestions } from "./suggestions.js";

const LONGEST = 2000;

export class Composer {
  #store;
  #say;
  #actions;
  #command = null; // the CommandForm while a command is being filled in

  /** `actions`: write(text) → bool, slash(command, options) → bool, autocomplete(command, options, focused) → promise. */
  constructor({ store, say, actions }) {
    this.#store = store;
    this.#say = say;
    this.#actions = actions;
    this.suggestions = new Suggestions();
    this.input = element("textarea", {
      class: "message-input", rows: 1, role: "combobox", "aria-label": say("message-box"), "aria-expanded": "false",
      "aria-autocomplete": "list", "aria-haspopup": "listbox", autocomplete: "off", enterkeyhint: "send",
    });
    this.fault = element("div", { class: "composer-fault", role: "alert" });
    this.place = element("div", { class: "composer-place" }, this.input);
    const send = element("button", { class: "icon-button send", type: "button", "aria-label": say("send"), onclick: () => this.#press() }, icon("send"));
    this.element = element("div", { class: "composer" }, this.suggestions.element, this.fault, element("div", { class: "composer-box" }, this.place, send));
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("focus", () => this.#typed());
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.suggestions.hide();
    });
  }

  /** Another channel, or other rights in it. */
  show() {
    const channel = this.#store.channels.get(this.#store.current);
    if (!channel) return;
    const name = channel.type === 1 ? `@${channel.name}` : `#${channel.name}`;
    this.input.placeholder = this.#say(channel.can_write === false ? "may-not-write" : "message-or-command", { channel: name });
    if (this.#command !== null) this.#leaveCommand("");
    this.fault.textContent = "";
  }

  focus() {
    if (this.#command !== null) this.#command.focus();
    else this.input.focus();
  }

  /** Begin a command from anywhere on the page. */
  startCommand() {
    if (this.#command !== null) return this.focus();
    this.input.value = "/";
    this.input.focus();
    return this.#typed();
  }

  /** The list of commands changed: what is offered must be today's. */
  refresh() {
    if (this.#command === null && document.activeElement === this.input) this.#typed();
  }

  complain(words) {
    this.fault.textContent = words;
  }

  #typed() {
    const text = this.input.value;
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 180)}px`;
    this.fault.textContent = [...text].length > LONGEST ? this.#say("too-long") : "";
    if (!text.startsWith("/") || text.includes("\n")) return this.suggestions.hide();
    const commands = this.#store.commandsIn(this.#store.current);
    const items = matchingCommands(commands, text.slice(1)).map((command) => ({
      label: `/${command.name}`, description: command.description, tag: optionNames(command), value: command,
    }));
    const empty = this.#say(commands.length === 0 ? "no-commands" : "nothing-fits");
    return this.suggestions.show(this.input, { title: this.#say("commands"), items, empty, take: (item) => this.#enterCommand(item.value) });
  }

  #key(event) {
    if (event.isComposing) return;
    const open = this.suggestions.isOpen;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.suggestions.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Tab" && !event.shiftKey && this.suggestions.hasActive) {
      event.preventDefault();
      this.suggestions.take();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#press();
    } else if (event.key === "Escape" && open) {
      event.stopPropagation();
      this.suggestions.hide();
    }
  }

  #press() {
    if (this.#command !== null) this.#command.submit();
    else if (!(this.suggestions.hasActive && this.suggestions.take())) this.#write();
  }

  #write() {
    const text = this.input.value.trim();
    if (text === "" || [...text].length > LONGEST || text.startsWith("/")) return;
    if (this.#actions.write(text)) {
      this.input.value = "";
      this.#typed();
    }
  }

  #enterCommand(command) {
    this.suggestions.hide();
    this.fault.textContent = "";
    this.#command = new CommandForm(command, {
      say: this.#say,
      people: [...this.#store.people.values()],
      channels: [...this.#store.channels.values()],
      suggestions: this.suggestions,
      autocomplete: (options, focused) => this.#actions.autocomplete(command, options, focused),
      send: (options) => (this.#actions.slash(command, options) ? this.#leaveCommand("") : null),
      cancel: () => this.#leaveCommand(""),
    });
    this.place.replaceChildren(this.#command.element);
    this.#command.focus();
  }

  #leaveCommand(text) {
    const inside = this.element.contains(document.activeElement);
    this.#command = null;
    this.suggestions.hide();
    this.input.value = text;
    this.place.replaceChildren(this.input);
    if (inside) this.input.focus();
  }
}

function optionNames(command) {
  return command.options.filter((option) => option.required).map((option) => option.label).join(" ");
}
