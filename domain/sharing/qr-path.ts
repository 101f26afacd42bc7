import { encode } from "uqr";

/** Readable if a corner of the paper is torn. */
const correction = "M";

/** The dark squares of a QR code as an SVG path, one line per run of squares, with a margin that cameras need. */
export function qrPath(text: string): Readonly<{ size: number; path: string }> {
  const { data, size } = encode(text, { border: 3, ecc: correction });
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return Array.from(
      line.matchAll(/1+/g),
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: runs.join("") };
}
