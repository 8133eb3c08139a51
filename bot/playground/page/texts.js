// The words of the page itself, in the person's language. What bots and people write is shown as it comes.

import { de } from "./texts_de.js";
import { en } from "./texts_en.js";
import { fr } from "./texts_fr.js";
import { nl } from "./texts_nl.js";

export const catalogues = { en, nl, de, fr };

/** A `say(key, {name: value})` for Discord's locale ("nl", "en-GB", …); English where we have no words. */
export function sayer(locale) {
  const language = String(locale).split("-")[0];
  const catalogue = catalogues[language] ?? en;
  return (key, values = {}) => {
    const sentence = catalogue[key];
    if (sentence === undefined) throw new Error(`no text ${key} in ${language}`);
    return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
}

/** The server's hint in the person's language; a command ("/game new") gets the name that the person sees. */
export function phraseHint(hint, say, commandName = (name) => name) {
  return hint.startsWith("/") ? say("hint-command", { command: `/${commandName(hint.slice(1))}` }) : hint;
}

export function languageName(locale, shownIn) {
  try {
    return new Intl.DisplayNames([shownIn], { type: "language" }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}
