import { encode } from "uqr";

/** Readable if a corner of the paper is torn. */
const correction = "M";
/** A chessboard, which leaves no large areas of one colour. Readers accept each of the eight masks; to compare them takes 2 ms. */
const maskPattern = 0;

/**
 * The dark squares of a QR code as strokes of an SVG path, one for each run of squares, with a margin that cameras need. Each run begins
 * where the one before ended: a page contains the path twice, and it does not compress.
 */
export function qrPath(text: string): Readonly<{ size: number; path: string }> {
  const { data, size } = encode(text, { border: 3, ecc: correction, maskPattern });
  // The middle of the first row.
  let path = "M0 .5";
  let [lastX, lastY] = [0, 0];
  for (const [y, row] of data.entries())
    for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x);
      path += `m${x - lastX} ${y - lastY}h${end - x}`;
      [lastX, lastY] = [end, y];
      x = end;
    }
  return { size, path };
}
