import { crc32 } from "#domain/diary/crc32.ts";
import { findingText } from "#domain/diary/finding-texts.ts";
import { readKnownSeal } from "#domain/diary/known-seal.ts";
import { sha256 } from "#domain/diary/sha256.ts";
import { type BundleReport, verifyBundle } from "#domain/diary/verify-bundle.ts";
import { type Language, languages } from "#domain/language.ts";
import { formatNumber } from "#domain/numbers.ts";
import { verify as en } from "#web/i18n/en/verify.ts";
import { verify as np } from "#web/i18n/np/verify.ts";

/** CN9: one page without a server, a library or a connection, so that it works in ten years, too. */
const texts = { en, np };
const languageNames = { en: "English", np: "नेपाली" };
/** The page of the site that leads here names its language; a saved file has none. */
let language: Language =
  languages.find((one) => location.hash === `#${one}`) ?? (navigator.language.startsWith("ne") ? "np" : "en");
let shown: BundleReport | "unreadable" | null = null;

const main = document.createElement("main");
const outcome = element("div", "");
outcome.setAttribute("role", "status");
const file = document.createElement("input");
file.type = "file";
file.accept = ".zip";
const known = document.createElement("input");
known.type = "text";
known.spellcheck = false;
known.autocomplete = "off";
file.addEventListener("change", () => void check());
known.addEventListener("change", () => void check());
document.body.append(main);
draw();

function draw(): void {
  const { title, intro, offline, known: knownTexts } = texts[language];
  document.documentElement.lang = language === "np" ? "ne" : "en";
  document.title = title;
  const switches = languages.map((one) => {
    const button = element("button", languageNames[one]);
    button.setAttribute("aria-pressed", String(one === language));
    button.addEventListener("click", () => {
      language = one;
      draw();
    });
    return button;
  });
  const nav = element("nav", "");
  nav.append(...switches);
  main.replaceChildren(
    nav,
    element("h1", title),
    element("p", intro),
    labelled(offline.choose, offline.chooseHelp, file),
    labelled(knownTexts.label, knownTexts.text, known),
    outcome,
  );
  drawOutcome();
}

async function check(): Promise<void> {
  const [chosen] = file.files ?? [];
  if (!chosen) return;
  const seal = readKnownSeal(known.value);
  if (known.value.trim() !== "" && !seal) {
    outcome.className = "bad";
    outcome.replaceChildren(element("p", fill(texts[language].known.unreadable, { seal: known.value })));
    return;
  }
  outcome.className = "";
  try {
    const read = async (offset: number, length: number) =>
      new Uint8Array(await chosen.slice(offset, offset + length).arrayBuffer());
    shown = await verifyBundle(
      { sha256, crc32 },
      { bytes: chosen.size, read },
      { knownSeals: seal ? [seal] : [], onDay: showProgress },
    );
  } catch {
    shown = "unreadable";
  }
  drawOutcome();
}

function showProgress(done: number, all: number): void {
  outcome.replaceChildren(element("p", fill(texts[language].offline.checking, { done, all })));
}

function drawOutcome(): void {
  if (shown === null) return;
  const { intact, broken, empty, offline, counts } = texts[language];
  if (shown === "unreadable") {
    outcome.className = "bad";
    outcome.replaceChildren(element("p", offline.unreadable));
    return;
  }
  const { finding, job, last, days, entries, pictures, hasFacts } = shown;
  outcome.className = finding ? "bad" : "good";
  const heading = element("h2", finding ? broken : days === 0 ? empty : intact);
  const lines = [
    `${job ?? "–"}: ${counts.days} ${number(days)}, ${counts.entries} ${number(entries)}, ${counts.pictures} ${number(pictures)}`,
    hasFacts ? offline.withFacts : offline.withoutFacts,
  ];
  const sealed = last
    ? [
        element("p", `${offline.last}:`),
        element("code", `${last.number}-${last.hash}`),
        element("p", offline.lastHelp),
      ]
    : [];
  outcome.replaceChildren(
    heading,
    ...(finding ? [element("p", findingText(finding, language))] : []),
    ...lines.map((line) => element("p", line)),
    ...sealed,
  );
}

function number(value: number): string {
  return formatNumber(value, language);
}

function labelled(label: string, help: string, control: HTMLInputElement): HTMLElement {
  const wrapper = element("label", "");
  wrapper.append(element("b", label), element("small", help), control);
  return wrapper;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ""));
}
