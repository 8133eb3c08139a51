// The box at the bottom: plain messages, and the way into commands by "/".

import { CommandForm } from "./command_form.js";
import { commandNamed, commandWithRest, matchingCommands } from "./command_options.js";
import { element, icon } from "./elements.js";
import { Suggestions } from "./suggestions.js";

const LONGEST = 2000;
const NARROW = matchMedia("(max-width: 760px)"); // as in layout.css

export class Composer {
  #store;
  #say;
  #actions;
  #command = null; // the CommandForm while a command is being filled in
  #moved = false; // whether an arrow walked through the offered commands since the last letter

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
    NARROW.addEventListener("change", () => this.#label());
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.suggestions.hide();
    });
  }

  /** Another channel, or other rights in it. */
  show() {
    this.#label();
    if (this.#command !== null) this.#leaveCommand("");
    this.fault.textContent = "";
  }

  // A narrow box shows the beginning only, so there it says less.
  #label() {
    const channel = this.#store.channels.get(this.#store.current);
    if (!channel) return;
    const name = channel.type === 1 ? `@${channel.name}` : `#${channel.name}`;
    const [wide, narrow] = channel.can_write === false ? ["may-not-write", "may-not-write-short"] : ["message-or-command", "message-short"];
    this.input.placeholder = this.#say(NARROW.matches ? narrow : wide, { channel: name });
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

  get #commands() {
    return this.#store.commandsIn(this.#store.current);
  }

  #typed() {
    const text = this.input.value;
    this.#moved = false;
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 180)}px`;
    this.fault.textContent = [...text].length > LONGEST ? this.#say("too-long") : "";
    if (!text.startsWith("/") || text.includes("\n")) return this.suggestions.hide();
    const commands = this.#commands;
    const named = /\S\s$/.test(text) ? commandNamed(commands, text.slice(1)) : undefined;
    if (named !== undefined && named.options.length > 0) return this.#enterCommand(named); // the space asks for its options
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
      this.#moved = true;
    } else if (event.key === "Tab" && !event.shiftKey && this.suggestions.hasActive) {
      event.preventDefault();
      this.suggestions.take();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#press();
    } else if (event.key === "Escape" && open) {
      event.stopPropagation();
      this.suggestions.hide();
    } else if (event.key === "Escape" && this.input.value.startsWith("/")) {
      event.stopPropagation();
      this.#empty();
    }
  }

  #press() {
    const named = this.#moved || !this.input.value.startsWith("/") ? undefined : commandNamed(this.#commands, this.input.value.slice(1));
    if (this.#command !== null) this.#command.submit();
    else if (named !== undefined && !named.options.some((option) => option.required)) this.#send(named);
    else if (!(this.suggestions.hasActive && this.suggestions.take())) this.#write();
  }

  #write() {
    const text = this.input.value.trim();
    if (text === "" || [...text].length > LONGEST) return;
    const longer = text.startsWith("/") ? commandWithRest(this.#commands, text.slice(1)) : undefined;
    if (longer !== undefined) this.#sendLonger(longer);
    else if (text.startsWith("/")) this.#refuse(text.split("\n")[0]);
    else if (this.#actions.write(text)) this.#empty();
  }

  // The whole name stands there and nothing more must be known.
  #send(command) {
    if (this.#actions.slash(command, {})) this.#empty();
  }

  // A command written (or pasted) in one go, with more behind its name.
  #sendLonger({ command, rest }) {
    this.#enterCommand(command);
    this.#command.submitWith(rest);
  }

  #refuse(command) {
    this.suggestions.hide();
    this.fault.textContent = this.#say("command-unknown", { command });
  }

  #empty() {
    this.input.value = "";
    this.#typed();
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
