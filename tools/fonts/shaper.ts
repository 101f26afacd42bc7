import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";

export type ShapedText = Readonly<{ glyphs: readonly number[]; width: number }>;

export interface Shaper {
  shape(text: string): ShapedText;
  /** Outlines and positions: equal for fonts that draw the text alike, whatever the numbers of their glyphs. */
  draw(text: string): string;
}

/** Arranges text as a browser does on a Nepali page. */
export function openShaper(file: Uint8Array): Shaper {
  const font = new Font(new Face(new Blob(file)));
  const space = font.nominalGlyph(0x20);
  const buffer = new Buffer();
  const shapeIntoBuffer = (text: string) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage("ne");
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    return { glyphs, positions: buffer.getGlyphPositions() };
  };
  return {
    shape(text) {
      const { glyphs, positions } = shapeIntoBuffer(text);
      return {
        // HarfBuzz puts a space without width in the place of a joiner.
        glyphs: glyphs.filter((glyph, index) => glyph !== space || positions[index]?.xAdvance !== 0),
        width: positions.reduce((width, { xAdvance }) => width + xAdvance, 0),
      };
    },
    draw(text) {
      const { glyphs, positions } = shapeIntoBuffer(text);
      let x = 0;
      let drawing = "";
      for (const [index, { xAdvance, xOffset, yOffset }] of positions.entries()) {
        const outline = font.glyphToPath(glyphs[index] ?? 0);
        if (outline !== "") drawing += `${x + xOffset} ${yOffset} ${outline}`;
        x += xAdvance;
      }
      return `${drawing} ${x}`;
    },
  };
}
