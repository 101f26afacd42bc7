import type { FileProblem } from "#domain/imports/import.ts";

export type CsvText =
  | Readonly<{ text: string; delimiter: string; firstLine: number; problem?: undefined }>
  | Readonly<{ problem: FileProblem; line: number | null }>;

const delimiters = [",", ";", "\t"] as const;
const newline = 0x0a;

/** IM1: decodes a spreadsheet's file, with or without a byte order mark, and finds what divides its cells. */
export function readCsvText(bytes: Uint8Array): CsvText {
  const decoded = decode(bytes);
  if (typeof decoded !== "string") return { problem: "not_text", line: decoded.line };
  // A NUL is in no text, but in spreadsheets' own formats and in UTF-16 that says nothing of itself.
  const nul = decoded.indexOf("\0");
  if (nul >= 0) return { problem: "not_text", line: lineOf(decoded, nul) };
  // Excel writes and obeys this line.
  const [hint = "", named] = /^"?sep=(.)"?\r?\n/i.exec(decoded) ?? [];
  const text = decoded.slice(hint.length);
  if (text.trim() === "") return { problem: "empty", line: null };
  return { text, delimiter: named ?? findDelimiter(text), firstLine: hint === "" ? 1 : 2 };
}

function decode(bytes: Uint8Array): string | Readonly<{ line: number | null }> {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return { line: encoding === "utf-8" ? lineOfInvalidByte(bytes) : null };
  }
}

/** Without a mark, UTF-16 is known by its zeros: a delimiter or a line break has one in every line. */
function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const beginning = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [index, byte] of beginning.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > beginning.length / 20 && even === 0) return "utf-16le";
  if (even > beginning.length / 20 && odd === 0) return "utf-16be";
  return "utf-8";
}

/** A line break is no part of a longer character, so each line can be decoded by itself. */
function lineOfInvalidByte(bytes: Uint8Array): number | null {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let start = 0;
  for (let line = 1; start < bytes.length; line += 1) {
    const end = bytes.indexOf(newline, start);
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** The one that divides the header into most cells; quoted ones do not count. */
function findDelimiter(text: string): string {
  const header = firstRecord(text);
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Without its quoted parts. */
function firstRecord(text: string): string {
  let isQuoted = false;
  let record = "";
  for (const character of text.slice(0, 100_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "\n") return record;
    else if (!isQuoted) record += character;
  }
  return record;
}
