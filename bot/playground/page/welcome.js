// The first visit: what this is, who one can be, what to type first.

import { avatar, element } from "./elements.js";
import { languageName, phraseHint, sayer } from "./texts.js";

/** Fill the page with the choice of a person. `unknown`: the address named somebody who is not here. */
export async function showWelcome(root, unknown = false) {
  const locale = navigator.language;
  const say = sayer(locale);
  document.documentElement.lang = locale;
  document.title = say("welcome-title");
  const answer = await fetch("/face/people");
  const { people, hint, hints } = await answer.json();
  const heading = element("h1", {}, say("welcome-title"));
  const fault = unknown ? element("p", { class: "failure", role: "alert" }, say("unknown-person")) : null;
  const choice = people.length > 0 ? choose(people, say, locale) : element("p", {}, say("welcome-none"));
  const steps = [say("welcome-step-person"), hint ? element("strong", {}, phraseHint(inLanguage(hints, locale) ?? hint, say)) : say("welcome-step-command"), say("welcome-step-others")];
  root.replaceChildren(element("main", { class: "welcome" }, heading, element("p", { class: "lead" }, say("welcome-what")), fault,
    element("h2", {}, say("welcome-who")), choice,
    element("h2", {}, say("welcome-steps")), element("ol", { class: "steps" }, steps.map((step) => element("li", {}, step)))));
  root.querySelector("a")?.focus();
}

// The hint with the command's name in the reader's language, for "nl-BE" too.
function inLanguage(hints, locale) {
  const base = (tag) => tag.split("-")[0];
  return hints[locale] ?? Object.entries(hints).find(([tag]) => base(tag) === base(locale))?.[1];
}

function choose(people, say, locale) {
  const [first, ...others] = people;
  const words = element("span", { class: "choice-words" }, element("strong", {}, say("welcome-continue", { name: first.name })), element("small", {}, languageName(first.locale, locale)));
  const main = element("a", { class: "first-choice", href: address(first) }, avatar(first), words);
  const rest = others.map((person) => element("li", {}, element("a", { class: "choice", href: address(person) }, avatar(person, "small"),
    element("span", { class: "choice-words" }, element("strong", {}, person.name), element("small", {}, languageName(person.locale, locale))))));
  return [main, element("ul", { class: "choices" }, rest)];
}

function address(person) {
  return `/?person=${encodeURIComponent(person.id)}`;
}
