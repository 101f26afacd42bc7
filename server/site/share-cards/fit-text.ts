import type { ShapedLine, TextStyle, Typesetter } from "./typesetter.ts";

export type TextBox = Readonly<{
  style: TextStyle;
  /** The smallest size is still readable on a phone. */
  sizes: Readonly<{ largest: number; smallest: number }>;
  width: number;
  maxLines: number;
}>;

export type FittedText = Readonly<{ size: number; lines: ShapedLine[] }>;

/** Returns the width at size 1. Widths are proportional to the size, so each text is measured once. */
type Measure = (text: string) => number;

const sizeStep = 2;
const ellipsis = "…";
const graphemes = new Intl.Segmenter("ne", { granularity: "grapheme" });

/** Uses the largest size that fits; at the smallest size, the text is truncated with an ellipsis. */
export function fitText(typesetter: Typesetter, text: string, box: TextBox): FittedText {
  const { style, sizes, width, maxLines } = box;
  const measure = createMeasure(typesetter, style);
  const shape = (texts: string[], size: number) => texts.map((line) => typesetter.shape(line, style, size));
  for (let size = sizes.largest; size > sizes.smallest; size -= sizeStep) {
    const wrapped = wrap(measure, text, width / size);
    if (wrapped.length <= maxLines && wrapped.every((line) => measure(line) * size <= width))
      return { size, lines: shape(wrapped, size) };
  }
  return {
    size: sizes.smallest,
    lines: shape(truncate(measure, text, width / sizes.smallest, maxLines), sizes.smallest),
  };
}

function createMeasure(typesetter: Typesetter, style: TextStyle): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? typesetter.shape(text, style, 1).width;
    widths.set(text, width);
    return width;
  };
}

function wrap(measure: Measure, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function truncate(measure: Measure, text: string, width: number, maxLines: number): string[] {
  const wrapped = wrap(measure, text, width);
  return wrapped.slice(0, maxLines).map((line, index) => {
    const isEnd = index === maxLines - 1 && wrapped.length > maxLines;
    return truncateLine(measure, isEnd ? line + ellipsis : line, width);
  });
}

/** Removes whole graphemes, so that no Devanagari letter is split. */
function truncateLine(measure: Measure, line: string, width: number): string {
  if (measure(line) <= width) return line;
  const parts = Array.from(graphemes.segment(line), ({ segment }) => segment);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const shorter = parts.slice(0, count).join("").trimEnd() + ellipsis;
    if (measure(shorter) <= width) return shorter;
  }
  return ellipsis;
}
