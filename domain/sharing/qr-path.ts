import { encode } from "uqr";

/** Readable if a corner of the paper is torn. */
const correction = "M";
/** A chessboard, which leaves no large areas of one colour. Readers accept each of the eight masks; to compare them takes 2 ms. */
const maskPattern = 0;

/** The dark squares of a QR code as an SVG path, one line per run of squares, with a margin that cameras need. */
export function qrPath(text: string): Readonly<{ size: number; path: string }> {
  const { data, size } = encode(text, { border: 3, ecc: correction, maskPattern });
  let path = "";
  for (const [y, row] of data.entries())
    for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x);
      path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
      x = end;
    }
  return { size, path };
}
