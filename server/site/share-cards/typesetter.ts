import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font } from "harfbuzzjs";
import { decodeWoff } from "./woff.ts";

/** `display` is Rozha One for Latin letters and bold Mukta for Devanagari; the others are weights of Mukta. */
export type TextStyle = "display" | "figure" | "strong" | "plain";

/** Outlines relative to the left end of the baseline. They make the result independent of installed fonts. */
export type ShapedLine = Readonly<{ width: number; outlines: string }>;

export interface Typesetter {
  shape(text: string, style: TextStyle, size: number): ShapedLine;
}

// Devanagari comes first, because its files also contain the joiners.
const latin = ["latin", "latin-ext"] as const;
const subsets = ["devanagari", ...latin] as const;
const files: Record<TextStyle, string[]> = {
  display: latin.map((subset) => `@fontsource/rozha-one/files/rozha-one-${subset}-400-normal.woff`),
  figure: subsets.map((subset) => `@fontsource/mukta/files/mukta-${subset}-800-normal.woff`),
  strong: subsets.map((subset) => `@fontsource/mukta/files/mukta-${subset}-600-normal.woff`),
  plain: subsets.map((subset) => `@fontsource/mukta/files/mukta-${subset}-400-normal.woff`),
};

// Mukta stacks न under these letters, which changes the word; a zero-width joiner puts them side by side.
const stackedLetters = /([खगघचजतधनपबम]्)(?=न)/g;
const zeroWidthJoiner = "\u200d";
const graphemes = new Intl.Segmenter("ne", { granularity: "grapheme" });

/** Called for the first card, so that fonts use no memory before. */
export async function openTypesetter(): Promise<Typesetter> {
  const harfbuzz = await import("harfbuzzjs");
  const open = async (file: string): Promise<Font> => {
    const woff = await readFile(fileURLToPath(import.meta.resolve(file)));
    return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(decodeWoff(woff))));
  };
  const openAll = (style: TextStyle) => Promise.all(files[style].map(open));
  const [display, figure, strong, plain] = await Promise.all([
    openAll("display"),
    openAll("figure"),
    openAll("strong"),
    openAll("plain"),
  ]);
  // Rozha One draws some Devanagari words wrongly and lacks some signs, so Mukta replaces it there.
  const fonts: Record<TextStyle, Font[]> = { display: [...display, ...figure], figure, strong, plain };
  const buffer = new harfbuzz.Buffer();

  return {
    shape(text, style, size) {
      let x = 0;
      const glyphs: string[] = [];
      for (const run of splitIntoRuns(unstack(text), fonts[style])) {
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

function unstack(text: string): string {
  return text.replace(stackedLetters, `$1${zeroWidthJoiner}`);
}

type Run = { font: Font; text: string };

/** Splits text by font file. Letters that no font contains are dropped. */
function splitIntoRuns(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    // A space uses the font of the preceding word, if it contains one.
    const candidates = last && segment.trim() === "" ? [last.font, ...fonts] : fonts;
    const font = candidates.find((candidate) => hasGlyphs(candidate, segment));
    if (!font) continue;
    if (last && last.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

function hasGlyphs(font: Font, segment: string): boolean {
  return Array.from(segment).every((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined);
}
