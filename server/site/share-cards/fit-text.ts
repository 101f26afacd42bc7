import type { ShapedLine, Style, Typesetter } from "./typesetter.ts";

export type TextBox = Readonly<{
  style: Style;
  /** From the size one wishes for, down to the smallest that is still read on a phone. */
  sizes: Readonly<{ largest: number; smallest: number }>;
  width: number;
  lines: number;
}>;

export type FittedText = Readonly<{ size: number; lines: ShapedLine[] }>;

/** How wide a text is at size 1: widths grow with the size, so each is measured once. */
type Measure = (text: string) => number;

const step = 2;
const ellipsis = "…";
const letters = new Intl.Segmenter("ne", { granularity: "grapheme" });

/** The text as large as it fits; what does not fit even at its smallest ends in an ellipsis. */
export function fitText(typesetter: Typesetter, text: string, fitting: TextBox): FittedText {
  const { style, sizes, width, lines } = fitting;
  const measure = measurer(typesetter, style);
  const set = (texts: string[], size: number) => texts.map((line) => typesetter.set(line, style, size));
  for (let size = sizes.largest; size > sizes.smallest; size -= step) {
    const wrapped = wrap(measure, text, width / size);
    if (wrapped.length <= lines && wrapped.every((line) => measure(line) * size <= width))
      return { size, lines: set(wrapped, size) };
  }
  return {
    size: sizes.smallest,
    lines: set(cut(measure, text, width / sizes.smallest, lines), sizes.smallest),
  };
}

function measurer(typesetter: Typesetter, style: Style): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? typesetter.set(text, style, 1).width;
    known.set(text, width);
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

function cut(measure: Measure, text: string, width: number, most: number): string[] {
  const wrapped = wrap(measure, text, width);
  return wrapped.slice(0, most).map((line, index) => {
    const isEnd = index === most - 1 && wrapped.length > most;
    return shorten(measure, isEnd ? line + ellipsis : line, width);
  });
}

/** Whole letters are left out, never half of a Devanagari one. */
function shorten(measure: Measure, line: string, width: number): string {
  if (measure(line) <= width) return line;
  const parts = Array.from(letters.segment(line), ({ segment }) => segment);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const shorter = parts.slice(0, count).join("").trimEnd() + ellipsis;
    if (measure(shorter) <= width) return shorter;
  }
  return ellipsis;
}
