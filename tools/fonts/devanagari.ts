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

const devanagariCodePoints = new Set(
  [...consonants, ...vowels, ...vowelSigns, ...nasalSigns, ...others, ...dotted, joiner, nonJoiner]
    .flatMap((letter) => Array.from(letter))
    .map((letter) => letter.codePointAt(0) ?? 0),
);

/** Every cluster of this many consonants. */
export function listClusters(length: number): string[] {
  if (length === 1) return consonants;
  return listClusters(length - 1).flatMap((start) => consonants.map((end) => start + virama + end));
}

function unstack(text: string): string {
  return text.replace(stackedLetters, `$1${joiner}`);
}

/**
 * The letters of Nepali, with a glyph for each cluster of two or three consonants that Mukta draws in a shape of its own.
 * Clusters that look like a half letter beside a whole one are composed of the two, which needs no glyph.
 */
export function subsetDevanagari(font: Uint8Array): Uint8Array {
  const shaper = openShaper(font);
  const looksAlike = compareShapers(shaper, shaper);
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
  for (const cluster of listClusters(2).map(unstack)) {
    const parts = cluster.replace(`${virama}${joiner}`, virama).replace(virama, virama + joiner);
    const isComposed = looksAlike(cluster, parts);
    const ends = isComposed ? vowelSigns : [...vowelSigns, virama, virama + joiner];
    for (const end of ends) keep((isComposed ? parts : cluster) + end);
    keep(reph + (isComposed ? parts : cluster));
  }

  const isDrawnAlike = compareShapers(shaper, openShaper(make()));
  for (const cluster of listClusters(3)) {
    if (!isDrawnAlike(cluster, cluster)) keep(unstack(cluster));
  }
  return make();
}

type Comparison = (cluster: string, parts: string, conjuncts?: number) => boolean;

/** True if the second font shows no virama where the first has none, and a text with this many conjuncts is about as wide. */
export function compareShapers(whole: Shaper, parts: Shaper): Comparison {
  const countInWhole = viramaCounter(whole);
  const countInParts = viramaCounter(parts);
  return (text, otherText, conjuncts = 1) => {
    const [one, other] = [whole.shape(unstack(text)), parts.shape(otherText)];
    const isAsWide = Math.abs(one.width - other.width) <= maxWidthDifference * conjuncts;
    return isAsWide && countInParts(other) <= countInWhole(one);
  };
}

/** Some fonts draw a cluster and its virama as one glyph, so the glyph of the virama alone is not enough. */
function viramaCounter({ shape }: Shaper): (text: ShapedText) => number {
  const ends = [...consonants, ...listClusters(2)].map((cluster) =>
    shape(cluster + virama + nonJoiner).glyphs.at(-1),
  );
  const viramas = new Set(ends);
  return ({ glyphs }) => glyphs.filter((glyph) => viramas.has(glyph)).length;
}
