// Times as Discord shows them. The server's clock counts, not this computer's: tests and operators move it.

import { element } from "./elements.js";

let offset = 0; // seconds that the server's clock is ahead of ours

export function setServerTime(seconds) {
  offset = seconds - Date.now() / 1000;
  refreshTimes();
}

export function serverNow() {
  return Date.now() / 1000 + offset;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "in 40 seconds", "3 minutes ago": whole units, rounded to the nearest as in Discord's clients. */
export function relative(seconds, locale) {
  const [unit, length] = STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}

export function timeText(unix, style, locale) {
  if (style === "R") return relative(Math.round(unix - serverNow()), locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(unix * 1000));
}

/** A live <time>: relative ones count by themselves. */
export function timeElement(unix, style, locale, kind = "stamp") {
  const moment = new Date(unix * 1000);
  if (Number.isNaN(moment.getTime())) return element("span", { class: kind }, "—");
  return element(
    "time",
    {
      class: kind,
      datetime: moment.toISOString(),
      title: timeText(unix, "F", locale),
      dataset: { unix: String(unix), style, locale },
    },
    timeText(unix, style, locale),
  );
}

/** Short time of a message: the hour today, else the date too. */
export function messageTime(iso, locale) {
  const unix = Date.parse(iso) / 1000;
  const today = new Date(serverNow() * 1000).toDateString() === new Date(unix * 1000).toDateString();
  return timeElement(unix, today ? "t" : "s", locale, "time");
}

export function refreshTimes(root = document) {
  for (const node of root.querySelectorAll('time[data-style="R"]')) {
    const shown = timeText(Number(node.dataset.unix), "R", node.dataset.locale);
    if (node.textContent !== shown) node.textContent = shown;
  }
}

setInterval(() => refreshTimes(), 1000);
