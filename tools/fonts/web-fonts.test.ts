import { globSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { decompress } from "woff2-encoder";
import { compareShapers, listClusters } from "./devanagari.ts";
import { openShaper, type Shaper } from "./shaper.ts";
import { makeWebFont, readSource, webFonts } from "./web-fonts.ts";

const folder = join(import.meta.dirname, "../../web/styles/fonts");
const devanagari = webFonts.filter(({ file }) => file.startsWith("mukta-devanagari"));
const maxDevanagariBytes = 60_000;
const missingGlyph = 0;

test("NL3 the font files are what tools/subset-fonts.ts makes", async () => {
  for (const font of webFonts) {
    const committed = await readFile(join(folder, font.file));
    expect(committed.equals(await makeWebFont(font)), font.file).toBe(true);
  }
});

test("NL3 the Devanagari fonts of a Nepali page are at most 60 KB together", async () => {
  const sizes = await Promise.all(devanagari.map(async ({ file }) => (await stat(join(folder, file))).size));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(maxDevanagariBytes);
});

describe.each(devanagari)("$file", (font) => {
  let mukta: Shaper;
  let subset: Shaper;
  let isDrawnAlike: ReturnType<typeof compareShapers>;
  beforeAll(async () => {
    mukta = openShaper(await readSource(font));
    subset = openShaper(await decompress(await readFile(join(folder, font.file))));
    isDrawnAlike = compareShapers(mukta, subset);
  });

  test("NL3 draws all Nepali text of the site with Mukta's letters, at most with a half letter for a conjunct", async () => {
    const words = await readNepaliWords();
    expect(words.size).toBeGreaterThan(1_500);
    const wrong = Array.from(words).filter((word) => {
      const conjuncts = word.split("\u094d").length - 1;
      // Mukta has several widths of ि and may choose another one before a half letter.
      const fixed = word.replaceAll("ि", "");
      const drawing = subset.draw(fixed);
      const isMukta = addJoiners(fixed).some((joined) => mukta.draw(joined) === drawing);
      return (
        !isMukta || subset.shape(word).glyphs.includes(missingGlyph) || !isDrawnAlike(word, word, conjuncts)
      );
    });
    expect(wrong).toEqual([]);
  });

  test("NL3 draws each cluster of two or three consonants, with a virama only where Mukta has one", () => {
    const clusters = [...listClusters(2), ...listClusters(3)];
    expect(clusters.filter((cluster) => !isDrawnAlike(cluster, cluster))).toEqual([]);
  });
});

/** The words of the interface, the demo company and the places. */
async function readNepaliWords(): Promise<Set<string>> {
  const files = globSync("{domain,web,server,demo}/**/*.{ts,tsx,json}");
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []));
}

/** The word with a joiner, which asks for half letters, after none, some or all of its viramas. */
function addJoiners(word: string): string[] {
  const [start = "", ...rest] = word.split(/(?<=\u094d)(?=[\u0915-\u0939])/);
  return rest.reduce(
    (words, part) => words.flatMap((before) => [before + part, `${before}\u200d${part}`]),
    [start],
  );
}
