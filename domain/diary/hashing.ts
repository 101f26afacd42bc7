import { toUtf8 } from "./utf8.ts";

/** Node uses its own functions, a browser those of `sha256.ts` and `crc32.ts`: a page that was opened from a file may have no WebCrypto. */
export type Hashing = Readonly<{
  /** In hexadecimal digits. */
  sha256: (bytes: Uint8Array) => string;
  crc32: (bytes: Uint8Array) => number;
}>;

export function hashText({ sha256 }: Pick<Hashing, "sha256">, text: string): string {
  return sha256(toUtf8(text));
}
