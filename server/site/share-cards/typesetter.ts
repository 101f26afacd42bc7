import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font } from "harfbuzzjs";
import { decodeWoff } from "./woff.ts";

/** Rozha One for what is read first, in Latin letters; Mukta for the rest, and heavy for Devanagari in place of Rozha. */
export type Style = "display" | "figure" | "strong" | "plain";

/** A line as outlines, so that no font of the machine takes part: its left end on the baseline is the origin. */
export type ShapedLine = Readonly<{ width: number; outlines: string }>;

export interface Typesetter {
  set(text: string, style: Style, size: number): ShapedLine;
}

// Devanagari first: its files hold the joiners too, which belong with their letters.
const latin = ["latin", "latin-ext"] as const;
const subsets = ["devanagari", ...latin] as const;
const files: Record<Style, string[]> = {
  display: latin.map((subset) => `@fontsource/rozha-one/files/rozha-one-${subset}-400-normal.woff`),
  figure: subsets.map((subset) => `@fontsource/mukta/files/mukta-${subset}-800-normal.woff`),
  strong: subsets.map((subset) => `@fontsource/mukta/files/mukta-${subset}-600-normal.woff`),
  plain: subsets.map((subset) => `@fontsource/mukta/files/mukta-${subset}-400-normal.woff`),
};

// Mukta stacks न under these letters, which reads as another word; a joiner keeps the half letter and न apart.
const stacked = /([खगघचजतधनपबम]्)(?=न)/g;
const joiner = "\u200d";
const letters = new Intl.Segmenter("ne", { granularity: "grapheme" });

/** Loaded when the first card is asked for: a server that shares nothing holds no fonts. */
export async function openTypesetter(): Promise<Typesetter> {
  const harfbuzz = await import("harfbuzzjs");
  const open = async (file: string): Promise<Font> => {
    const woff = await readFile(fileURLToPath(import.meta.resolve(file)));
    return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(decodeWoff(woff))));
  };
  const openAll = (style: Style) => Promise.all(files[style].map(open));
  const [display, figure, strong, plain] = await Promise.all([
    openAll("display"),
    openAll("figure"),
    openAll("strong"),
    openAll("plain"),
  ]);
  // Rozha draws some Devanagari words as others, its digits as Latin ones, and lacks some signs: Mukta stands in.
  const fonts: Record<Style, Font[]> = { display: [...display, ...figure], figure, strong, plain };
  const buffer = new harfbuzz.Buffer();

  return {
    set(text, style, size) {
      let x = 0;
      const glyphs: string[] = [];
      for (const run of runsOf(apart(text), fonts[style])) {
        buffer.reset();
        buffer.addText(run.text);
        buffer.guessSegmentProperties();
        buffer.setLanguage("ne");
        harfbuzz.shape(run.font, buffer);
        const scale = size / run.font.face.upem;
        const positions = buffer.getGlyphPositions();
        for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
          const position = positions[index];
          if (!position) continue;
          const outline = run.font.glyphToPath(glyph);
          if (outline !== "") {
            const left = x + position.xOffset * scale;
            const top = -position.yOffset * scale;
            glyphs.push(
              `<path transform="matrix(${scale} 0 0 ${-scale} ${left.toFixed(2)} ${top.toFixed(2)})" d="${outline}"/>`,
            );
          }
          x += position.xAdvance * scale;
        }
      }
      return { width: x, outlines: glyphs.join("") };
    },
  };
}

function apart(text: string): string {
  return text.replace(stacked, `$1${joiner}`);
}

type Run = { font: Font; text: string };

/** Stretches of letters that one font file holds. A letter that none holds is left out: an empty box tells nothing. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const { segment } of letters.segment(text)) {
    const last = runs.at(-1);
    // A space stays with the word before it, if that word's file has one.
    const candidates = last && segment.trim() === "" ? [last.font, ...fonts] : fonts;
    const font = candidates.find((candidate) => holds(candidate, segment));
    if (!font) continue;
    if (last && last.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

function holds(font: Font, segment: string): boolean {
  return Array.from(segment).every((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined);
}
