import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, decompress } from "woff2-encoder";
import { devanagariFeatures, subsetDevanagari } from "./devanagari.ts";
import { disableHinting } from "./disable-hinting.ts";
import { subsetFont } from "./subset-font.ts";

const packages = join(import.meta.dirname, "../../node_modules/@fontsource");
const latinFeatures = ["kern", "liga", "tnum"];
const commonSigns = "\u00a0é©°±²·×–—‘’“”•…−";
const plainLatin = new Set([...listRange(0x20, 0x7e), ...toCodePoints(commonSigns)]);
const otherLatin = [...listRange(0xa1, 0xff), ...toCodePoints("ıŒœˆ˚˜‚„‹›⁄€™∕")].filter(
  (one) => !plainLatin.has(one),
);

/** The Devanagari text of English pages: the sign of the rupee and the link to the Nepali page. */
const devanagariOnEnglishPages = toCodePoints("रु नेपाली");

type WebFont = Readonly<{ file: string; source: string; subset: (font: Uint8Array) => Uint8Array }>;

const weights = [400, 600] as const;

/** The files of web/styles/fonts. */
export const webFonts: readonly WebFont[] = [
  ...weights.flatMap((weight) => [
    {
      file: `mukta-devanagari-${weight}.woff2`,
      source: `mukta/files/mukta-devanagari-${weight}-normal.woff2`,
      subset: subsetDevanagari,
    },
    {
      file: `mukta-rupee-${weight}.woff2`,
      source: `mukta/files/mukta-devanagari-${weight}-normal.woff2`,
      subset: (font: Uint8Array) =>
        subsetFont(font, { codePoints: devanagariOnEnglishPages, features: devanagariFeatures }),
    },
    ...splitLatin(`mukta`, `-${weight}`, `mukta/files/mukta-latin-${weight}-normal.woff2`),
  ]),
  ...splitLatin("rozha-one", "", "rozha-one/files/rozha-one-latin-400-normal.woff2"),
];

export async function readSource({ source }: WebFont): Promise<Uint8Array> {
  return decompress(await readFile(join(packages, source)));
}

export async function makeWebFont(font: WebFont): Promise<Uint8Array> {
  return compress(font.subset(await readSource(font)));
}

/** Accented letters are a file of their own, because few pages show any. */
function splitLatin(name: string, suffix: string, source: string): WebFont[] {
  const take = (codePoints: Iterable<number>) => (font: Uint8Array) =>
    disableHinting(subsetFont(font, { codePoints, features: latinFeatures }));
  return [
    { file: `${name}-latin${suffix}.woff2`, source, subset: take(plainLatin) },
    { file: `${name}-accents${suffix}.woff2`, source, subset: take(otherLatin) },
  ];
}

function listRange(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function toCodePoints(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}
