import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** Where the texts are that people read. What visitors of the demo wrote is theirs, and the UI kit is a sample. */
const folders = ["web", "domain", "server", "demo"];
const exempt = [
  /\.(?:test|spec)\.tsx?$/,
  /^web\/pages\/kit\//,
  /^demo\/(?:messages|submissions|service-requests)\.ts$/,
];

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !exempt.some((pattern) => pattern.test(file)));

/** Each line with its place. */
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .map((text, index) => ({ at: `${file}:${index + 1}`, text: text.trim() })),
);
const nepaliLines = lines.filter(({ text }) => /[\u0900-\u097f]/.test(text));

/** A spelling that was given up, and what is written instead. */
const nepali: readonly (readonly [instead: string, givenUp: RegExp])[] = [
  ["परिचय दिनुहोस्", /भनेर भन्नुहोस्/],
  ["देखाउने", /हेराउ/],
  ["क्लिक", /थिचाइ/],
  ["वर्गाकार", /चारपाटे/],
  ["सेभ", /सुरक्षित (?:गर|भ|हुँ|हुन)/],
  ["लगइन", /लग इन|लगिन|लग्इन/],
  ["ह्वाट्सएप", /व्हाट्स|ह्वाट्स(?!एप)|(?<!ह्)वाट्सएप/],
  ["पृष्ठ", /(?<![\p{L}\p{M}])(?:पाना|पेज)/u],
  ["जिम्मेवार", /जिम्मेदार|जिम्मा[":]|जिम्मामा/],
  ["सम्पादन", /एडिट/],
  ["रद्दीटोकरी", /ट्र्यास|रद्दि|रद्दी(?!टोकरी)/],
  ["(no word: agents open the dashboard, too)", /सुपरयुजर/],
  ["भ्यु", /भ्यू/],
  ["एभिन्यु", /एभेन्य|एभिन्यू/],
  ["छाप, of a day of a diary", /(?<![\p{L}\p{M}])सिल(?![\p{L}\p{M}])/u],
  ["सम्पर्क, of somebody who asks", /(?<![\p{L}\p{M}])लिड/u],
  ["एजेन्टलाई सम्पर्क", /एजेन्टसँग सम्पर्क/],
  ["तुलना", /दाँज/],
  ["न्यूनतम, अधिकतम", /(?:मूल्य|भाडा|क्षेत्रफल) कति(?:देखि|सम्म)/],
  ["बाटोको न्यूनतम चौडाइ", /बाटो कम्तीमा/],
  ["को, joined to the word before it", /\}\} को(?:\s|["`]|$)/],
  ["घरजग्गामा लगानी", /घरजग्गा लगानी/],
  ["अझै बिक्रीमा छ, अझै भाडामा", /अझै उपलब्ध/],
];

test.each(nepali)("IN1: Nepali texts write %s", (_instead, givenUp) => {
  expect(nepaliLines.length).toBeGreaterThan(1000);
  expect(nepaliLines.filter(({ text }) => givenUp.test(text))).toEqual([]);
});

test("IN1: English texts write the rupee sign as prices do", () => {
  const amounts = lines.filter(
    ({ text }) => !/^(?:\/\/|\/?\*)/.test(text) && /\b(?:Rs|NRs|NPR)\.? ?\d/.test(text),
  );
  expect(amounts).toEqual([]);
});
