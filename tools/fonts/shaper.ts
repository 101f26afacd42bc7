import { Blob, Buffer, Face, Font, type GlyphPosition, shape } from "harfbuzzjs";

export type ShapedText = Readonly<{ glyphs: readonly number[]; width: number; viramas: number }>;

export interface Shaper {
  shape(text: string): ShapedText;
}

/** Arranges text as a browser does on a Nepali page. */
export function openShaper(file: Uint8Array): Shaper {
  const font = new Font(new Face(new Blob(file)));
  const buffer = new Buffer();
  const virama = font.nominalGlyph(0x94d);
  const isInvisible = (glyph: number, { xAdvance }: GlyphPosition) =>
    xAdvance === 0 && glyph === font.nominalGlyph(0x20);
  return {
    shape(text) {
      buffer.reset();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setLanguage("ne");
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
      return {
        glyphs: glyphs.filter((glyph, index) => {
          const position = positions[index];
          return position && !isInvisible(glyph, position);
        }),
        width: positions.reduce((width, { xAdvance }) => width + xAdvance, 0),
        viramas: glyphs.filter((glyph) => glyph === virama).length,
      };
    },
  };
}
