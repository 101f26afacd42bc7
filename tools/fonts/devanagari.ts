import { openShaper, type ShapedText, type Shaper } from "./shaper.ts";
import { subsetFont } from "./subset-font.ts";

const joiner = "\u200d";
const nonJoiner = "\u200c";
const virama = "\u094d";
const reph = `र${virama}`;
const consonants = Array.from("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह");
const vowels = Array.from("अआइईउऊऋएऐऑओऔ");
const dotted = Array.from("क़ख़ग़ज़ड़ढ़फ़".normalize("NFC").matchAll(/.़?/gu), ([letter]) => letter);
const vowelSigns = ["", ..."ािीुूृेैॅॉोौः"];
const nasalSigns = ["", "ं", "ँ"];
const others = " \u00a0ऽॐ।॥०१२३४५६७८९॰ळॠॅॄ़्₨₹\u25cc";
export const devanagariFeatures =
  "abvs akhn blwf blws cjct half haln nukt pres psts rkrf rphf vatu abvm blwm kern".split(" ");

/** Mukta stacks न under these letters, which changes the word: बेच्नु looks like बेचु. A joiner puts them side by side. */
const stackedLetters = /([खगघचजतधनपबम]्)(?=न)/g;

/** Wider gaps between a conjunct and its parts mean that the conjunct has a shape of its own. In thousandths of an em. */
const maxWidthDifference = 140;

export const devanagariCodePoints = new Set(
  [...consonants, ...vowels, ...vowelSigns, ...nasalSigns, ...others, ...dotted, joiner, nonJoiner]
    .flatMap((letter) => Array.from(letter))
    .map((letter) => letter.codePointAt(0) ?? 0),
);

/** Every cluster of this many consonants. */
export function listClusters(length: number): string[] {
  if (length === 1) return consonants;
  return listClusters(length - 1).flatMap((start) => consonants.map((end) => start + virama + end));
}

export function unstack(text: string): string {
  return text.replace(stackedLetters, `$1${joiner}`);
}

/**
 * The letters of Nepali, with a glyph for each cluster of two or three consonants that Mukta draws in a shape of its own.
 * Clusters that look like a half letter beside a whole one are composed of the two, which needs no glyph.
 */
export function subsetDevanagari(font: Uint8Array): Uint8Array {
  const shaper = openShaper(font);
  const glyphs = new Set<number>();
  const keep = (text: string) => {
    for (const glyph of shaper.shape(text).glyphs) glyphs.add(glyph);
  };
  const make = () =>
    subsetFont(font, { codePoints: devanagariCodePoints, features: devanagariFeatures, glyphs });

  for (const letter of [...consonants, ...vowels, ...dotted]) {
    for (const sign of vowelSigns) {
      for (const nasal of nasalSigns) for (const start of ["", reph]) keep(start + letter + sign + nasal);
    }
  }
  for (const letter of consonants) for (const end of ["", joiner, nonJoiner]) keep(letter + virama + end);
  for (const cluster of listClusters(2)) {
    const parts = cluster.replace(virama, virama + joiner);
    const drawn = looksAlike(shaper.shape(unstack(cluster)), shaper.shape(parts)) ? parts : unstack(cluster);
    for (const sign of vowelSigns) keep(drawn + sign);
    keep(reph + drawn);
    keep(drawn + virama);
  }

  const withPairs = openShaper(make());
  for (const cluster of listClusters(3)) {
    if (!isDrawnAlike(cluster, shaper, withPairs)) keep(unstack(cluster));
  }
  return make();
}

/** True if the subset shows no virama that Mukta does not, and a text with this many conjuncts is about as wide. */
export function isDrawnAlike(text: string, mukta: Shaper, subset: Shaper, conjuncts = 1): boolean {
  return looksAlike(mukta.shape(unstack(text)), subset.shape(text), conjuncts);
}

function looksAlike(whole: ShapedText, parts: ShapedText, conjuncts = 1): boolean {
  const hasNoExtraVirama = parts.viramas <= whole.viramas;
  return hasNoExtraVirama && Math.abs(whole.width - parts.width) <= maxWidthDifference * conjuncts;
}
