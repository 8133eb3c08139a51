// What may be typed for a command and its options: searching, reading and checking, without any drawing.

export const OPTION = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

/** Commands whose name (localised or default) has words that begin like what was typed; best first. */
export function matchingCommands(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const scored = commands.map((command) => ({ command, score: score(command, wanted) })).filter((each) => each.score > 0);
  return scored.sort((left, right) => right.score - left.score).map((each) => each.command);
}

/** The command whose whole name was typed, or undefined. */
export function commandNamed(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  return commands.find((command) => score(command, wanted) === 4);
}

function score(command, wanted) {
  if (wanted === "") return 1;
  const names = [command.name.toLowerCase(), command.command.toLowerCase()];
  if (names.includes(wanted)) return 4;
  if (names.some((name) => name.startsWith(wanted))) return 3;
  const parts = wanted.split(/\s+/);
  if (names.some((name) => parts.every((part) => name.split(" ").some((word) => word.startsWith(part))))) return 2;
  return 0;
}

/** The command that the text begins with, and what follows its name: {command, rest}; or undefined. */
export function commandWithRest(commands, typed) {
  const wanted = typed.trimStart().toLowerCase();
  const found = commands.flatMap((command) => [command.name, command.command].map((name) => ({ command, name: `${name.toLowerCase()} ` })))
    .filter((each) => wanted.startsWith(each.name)).sort((left, right) => right.name.length - left.name.length)[0];
  return found && { command: found.command, rest: typed.trimStart().slice(found.name.length).trim() };
}

/** `5 variant:Pesten 13 host:Carla` by the names of options: {rest: "5", named: [{option, typed}]}. */
export function splitNamed(options, typed) {
  const names = options.flatMap((option) => [option.label, option.name].map((name) => ({ option, name: `${name}:` })));
  const stands = (name, at) => typed.slice(at, at + name.length).toLowerCase() === name.toLowerCase();
  const starts = Array.from({ length: typed.length }, (_, at) => at).filter((at) => at === 0 || /\s/.test(typed[at - 1]));
  const found = starts.flatMap((at) => names.filter((each) => stands(each.name, at)).slice(0, 1).map((each) => ({ ...each, at })));
  const firsts = found.filter((each, index) => found.findIndex((other) => other.option === each.option) === index);
  const named = firsts.map(({ option, name, at }, index) => ({ option, typed: typed.slice(at + name.length, firsts[index + 1]?.at).trim() }));
  return { rest: typed.slice(0, firsts[0]?.at).trim(), named };
}

/** What a text without an option's name means for an option: {value, label}, the only value that begins so too; or {fault}. */
export function readLoose(option, typed, surroundings) {
  const read = readValue(option, typed, null, surroundings);
  if (read.fault === undefined || !isClosedList(option)) return { ...read, label: typed };
  const wanted = typed.trim().toLowerCase();
  const begins = knownValues(option, surroundings).filter((each) => each.label.toLowerCase().startsWith(wanted));
  return begins.length === 1 ? { value: begins[0].value, label: begins[0].label } : read;
}

/** Is the text a list to choose from, and nothing else? */
export function isClosedList(option) {
  return (option.choices?.length ?? 0) > 0 || [OPTION.boolean, OPTION.user, OPTION.channel, OPTION.role, OPTION.mentionable].includes(option.type);
}

/** All values of an option that are known beforehand: [{label, description, value}]. */
export function knownValues(option, { say, people, channels }) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  switch (option.type) {
    case OPTION.boolean: return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
    case OPTION.user: case OPTION.mentionable: return people.map((person) => ({ label: person.name, description: person.username, value: person.id }));
    case OPTION.channel: return channels.filter((each) => each.type !== 1).map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    default: return [];
  }
}

export function filterValues(values, typed) {
  const wanted = typed.trim().toLowerCase();
  const starts = values.filter((each) => each.label.toLowerCase().startsWith(wanted));
  const contains = values.filter((each) => !starts.includes(each) && `${each.label} ${each.description ?? ""}`.toLowerCase().includes(wanted));
  return [...starts, ...contains].slice(0, 25);
}

/** What a typed text means: {value} or {fault: sentence} or {} when empty. */
export function readValue(option, typed, chosen, surroundings) {
  const { say } = surroundings;
  const text = typed.trim();
  if (text === "") return option.required ? { fault: say("option-missing", { option: option.label }) } : {};
  if (chosen !== null && chosen.label === text) return { value: chosen.value };
  if (isClosedList(option)) {
    const exact = knownValues(option, surroundings).find((each) => each.label.toLowerCase() === text.toLowerCase());
    return exact ? { value: exact.value } : { fault: say("option-choose", { option: option.label }) };
  }
  return option.type === OPTION.string ? readText(option, text, say) : readNumber(option, text, say);
}

function readText(option, text, say) {
  const length = [...text].length;
  if (option.min_length !== null && option.min_length !== undefined && length < option.min_length) {
    return { fault: say("option-short", { option: option.label, least: option.min_length }) };
  }
  const most = option.max_length ?? 6000;
  return length > most ? { fault: say("option-long", { option: option.label, most }) } : { value: text };
}

function readNumber(option, text, say) {
  const number = Number(text.replace(",", "."));
  const { label } = option;
  if (!Number.isFinite(number)) return { fault: say("option-number", { option: label }) };
  if (option.type === OPTION.integer && !Number.isInteger(number)) return { fault: say("option-integer", { option: label }) };
  if (present(option.min_value) && number < option.min_value) return { fault: say("option-least", { option: label, least: option.min_value }) };
  if (present(option.max_value) && number > option.max_value) return { fault: say("option-most", { option: label, most: option.max_value }) };
  return { value: number };
}

function present(value) {
  return value !== null && value !== undefined;
}

/** "1 to 10" and the like, or "". */
export function rangeWords(option, say) {
  if (![OPTION.integer, OPTION.number].includes(option.type)) return "";
  const least = option.min_value;
  const most = option.max_value;
  if (present(least) && present(most)) return say("range", { least, most });
  if (present(least)) return say("at-least", { least });
  return present(most) ? say("at-most", { most }) : "";
}
