// A command being filled in: its name, one small field per option, and a field that offers the options left.

import { filterValues, knownValues, rangeWords, readLoose, readValue, splitNamed } from "./command_options.js";
import { element, icon } from "./elements.js";

const PAUSE = 120; // milliseconds of silence before the bot is asked for suggestions

/**
 * `surroundings`: {say, people, channels, suggestions, autocomplete(options, focused) → promise of choices or null,
 * send(options), cancel()}.
 */
export class CommandForm {
  #command;
  #around;
  #fields = [];
  #asked = 0;
  #timer = 0;

  constructor(command, surroundings) {
    this.#command = command;
    this.#around = surroundings;
    const { say } = surroundings;
    this.line = element("div", { class: "command-line" });
    this.about = element("div", { class: "command-about", "aria-live": "polite" });
    this.fault = element("div", { class: "command-fault", role: "alert" });
    this.more = this.#input(say("options"), "more");
    this.more.addEventListener("input", () => this.#typedMore());
    this.more.addEventListener("focus", () => this.#offerOptions());
    this.more.addEventListener("keydown", (event) => this.#key(event, null));
    const close = element("button", { class: "icon-button", type: "button", "aria-label": say("cancel-command"), onclick: () => surroundings.cancel() }, icon("close"));
    this.line.append(element("span", { class: "command-name" }, `/${command.name}`), this.more);
    this.element = element("div", { class: "command-form", role: "group", "aria-label": `/${command.name}` },
      element("div", { class: "command-head" }, this.about, close), this.fault, this.line);
    command.options.filter((option) => option.required).forEach((option) => this.#add(option));
  }

  focus() {
    (this.#fields[0]?.input ?? this.more).focus();
  }

  #input(label, kind) {
    return element("input", {
      class: `option-input ${kind}`, type: "text", role: "combobox", autocomplete: "off", spellcheck: "false", enterkeyhint: "send",
      "aria-label": label, "aria-expanded": "false", "aria-autocomplete": "list",
    });
  }

  get #left() {
    return this.#command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #add(option) {
    const { say } = this.#around;
    const necessity = say(option.required ? "required" : "optional");
    const input = this.#input(`${option.label}, ${necessity}. ${option.description}`, "value");
    const field = { option, input, chosen: null };
    const chip = element("span", { class: "option-chip" }, element("span", { class: "option-label", "aria-hidden": "true" }, option.label), input);
    if (!option.required) {
      const drop = () => this.#drop(field);
      chip.append(element("button", { class: "chip-close", type: "button", tabindex: "-1", "aria-label": say("remove-option", { option: option.label }), onclick: drop }, icon("close")));
    }
    field.chip = chip;
    this.#fields.push(field);
    this.line.insertBefore(chip, this.more);
    input.addEventListener("input", () => this.#typed(field));
    input.addEventListener("focus", () => this.#entered(field));
    input.addEventListener("keydown", (event) => this.#key(event, field));
    this.#labelMore();
    return field;
  }

  #drop(field) {
    const index = this.#fields.indexOf(field);
    this.#fields.splice(index, 1);
    field.chip.remove();
    this.#labelMore();
    (this.#fields[index - 1]?.input ?? this.more).focus();
  }

  #labelMore() {
    const count = this.#left.length;
    this.more.placeholder = count > 0 ? this.#around.say("more-options", { count }) : "";
    this.more.classList.toggle("nothing", count === 0);
  }

  // An option's name with its colon opens the field of that option, as on Discord.
  #typedMore() {
    const { rest, named } = splitNamed(this.#command.options, this.more.value);
    if (named.length === 0 || rest !== "") return this.#offerOptions();
    this.more.value = "";
    const fields = named.map((each) => this.#fill(each));
    fields.at(-1).input.focus();
    return this.#typed(fields.at(-1));
  }

  #fill({ option, typed }) {
    const field = this.#fields.find((each) => each.option === option) ?? this.#add(option);
    const read = readLoose(option, typed, this.#around);
    field.chosen = read.fault === undefined && read.label !== undefined && typed !== "" ? { label: read.label, value: read.value } : null;
    field.input.value = field.chosen?.label ?? typed;
    return field;
  }

  #offerOptions() {
    this.fault.textContent = "";
    const { say, suggestions } = this.#around;
    const typed = this.more.value.replace(/:.*$/, "").trim();
    this.about.textContent = `${this.#command.description} · ${say(this.#left.length > 0 ? "command-help" : "command-help-plain")}`;
    const items = filterValues(this.#left.map((option) => ({
      label: option.label, description: option.description, tag: option.required ? say("required") : "", value: option,
    })), typed);
    suggestions.show(this.more, { title: say("options"), items, first: typed !== "", take: (item) => this.#takeOption(item.value) });
  }

  #takeOption(option) {
    this.more.value = "";
    this.#add(option).input.focus();
  }

  #entered(field) {
    const { say } = this.#around;
    const range = rangeWords(field.option, say);
    const parts = [say(field.option.required ? "required" : "optional"), field.option.description, range];
    this.about.textContent = parts.filter(Boolean).join(" · ");
    this.#offerValues(field, field.input.value === "");
  }

  #typed(field) {
    field.chosen = null;
    field.input.size = Math.max(6, Math.min(30, field.input.value.length + 1));
    this.fault.textContent = "";
    field.chip.classList.remove("faulty");
    this.#offerValues(field, true);
  }

  #offerValues(field, first) {
    const { option } = field;
    clearTimeout(this.#timer);
    if (option.autocomplete) {
      this.#timer = setTimeout(() => void this.#ask(field, first), field.input.value === "" ? 0 : PAUSE);
      return;
    }
    this.#showValues(field, filterValues(knownValues(option, this.#around), field.chosen ? "" : field.input.value), first);
  }

  async #ask(field, first) {
    this.#asked += 1;
    const turn = this.#asked;
    const choices = await this.#around.autocomplete(this.#values(field), field.option.name);
    if (turn !== this.#asked || document.activeElement !== field.input || choices === null) return;
    const items = choices.map((choice) => ({ label: choice.name, value: choice.value }));
    // Free text stays possible: the first suggestion is marked only where the text does not already say the same.
    this.#showValues(field, items, first && items[0]?.label !== field.input.value);
  }

  #showValues(field, items, first) {
    const { say, suggestions } = this.#around;
    const empty = knownValues(field.option, this.#around).length > 0 || field.option.autocomplete ? say("nothing-fits") : null;
    suggestions.show(field.input, { title: field.option.label, items, first, empty, take: (item) => this.#take(field, item) });
  }

  #take(field, item) {
    field.chosen = item;
    field.input.value = item.label;
    field.input.size = Math.max(6, Math.min(30, item.label.length + 1));
    this.fault.textContent = "";
    field.chip.classList.remove("faulty");
    const next = this.#fields.slice(this.#fields.indexOf(field) + 1).find((each) => each.input.value === "");
    (next?.input ?? this.more).focus();
  }

  #key(event, field) {
    const { suggestions, cancel } = this.#around;
    const input = field?.input ?? this.more;
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      suggestions.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!(suggestions.hasActive && suggestions.take())) this.#submit();
    } else if (event.key === "Tab" && !event.shiftKey && this.#canTake(field)) {
      event.preventDefault();
      if (!suggestions.hasActive) suggestions.move(1);
      suggestions.take();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      if (suggestions.isOpen && input.value !== "") suggestions.hide();
      else cancel();
    } else if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      this.#back(field);
    }
  }

  // Tab takes what is marked and, where options are offered, the first of them; with none left it goes on.
  #canTake(field) {
    const { suggestions } = this.#around;
    return suggestions.hasActive || (field === null && suggestions.isOpen && suggestions.count > 0);
  }

  #back(field) {
    if (field === null && this.#fields.length > 0) this.#fields.at(-1).input.focus();
    else if (field === null) this.#around.cancel();
    else if (!field.option.required) this.#drop(field);
    else if (this.#fields[0] === field) this.#around.cancel();
    else this.#fields[this.#fields.indexOf(field) - 1].input.focus();
  }

  // Everything filled in so far, the field in question as it was typed (what autocomplete wants to see).
  #values(focused) {
    const values = {};
    for (const field of this.#fields) {
      const read = readValue(field.option, field.input.value, field.chosen, this.#around);
      if (field === focused) values[field.option.name] = field.input.value;
      else if (read.value !== undefined) values[field.option.name] = read.value;
    }
    return values;
  }

  submit() {
    this.#submit();
  }

  /** Send with what was typed behind the command's name. */
  submitWith(rest) {
    this.more.value = rest;
    this.#submit();
  }

  // What stands behind the command without an option's name is the first option's, if that can be.
  #takeRest() {
    const { rest, named } = splitNamed(this.#command.options, this.more.value);
    const free = this.#left.some((option) => !named.some((each) => each.option === option));
    const isText = rest !== "" && !free; // "a question: may I?" names nothing: it is all of the one option's
    if (!isText) named.forEach((each) => this.#fill(each));
    const typed = isText ? this.more.value.trim() : rest;
    this.more.value = typed;
    if (typed === "") return true;
    const { say } = this.#around;
    const [option] = this.#left;
    const read = option === undefined ? { fault: say("rest-unknown", { typed }) } : readLoose(option, typed, this.#around);
    if (read.fault !== undefined) {
      this.more.focus();
      this.fault.textContent = option === undefined ? read.fault : `${say("rest-unknown", { typed })} ${read.fault}`;
      return false;
    }
    this.more.value = "";
    const field = this.#add(option);
    field.chosen = { label: read.label, value: read.value };
    field.input.value = read.label;
    return true;
  }

  #submit() {
    if (!this.#takeRest()) return null;
    const values = {};
    for (const field of this.#fields) {
      const read = readValue(field.option, field.input.value, field.chosen, this.#around);
      if (read.fault !== undefined) return this.#refuse(field, read.fault);
      if (read.value !== undefined) values[field.option.name] = read.value;
    }
    return this.#around.send(values);
  }

  #refuse(field, fault) {
    field.input.focus();
    this.fault.textContent = fault;
    field.chip.classList.add("faulty");
  }
}
