/** A seal that somebody wrote down: a chain that has another one there, or none, is not the same any more. */
export type KnownSeal = Readonly<{
  number: number;
  /** The hash, or its first 16 digits at least. */
  hash: string;
}>;

const pattern = /^(\d{1,6})-([0-9a-f]{16,64})$/;
const shortDigits = 16;

export function readKnownSeal(text: string): KnownSeal | null {
  const match = pattern.exec(text.trim().toLowerCase());
  if (!match) return null;
  const [, number = "", hash = ""] = match;
  return { number: Number(number), hash };
}

/** For prints and mails. */
export function shortSeal({ number, hash }: KnownSeal): string {
  return `${number}-${hash.slice(0, shortDigits)}`;
}
