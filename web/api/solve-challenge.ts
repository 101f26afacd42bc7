import type { Challenge } from "#domain/sending/challenge.ts";
import { firstWordOfHash } from "./short-hash.ts";

/** About ten milliseconds of an old phone, after which the page may breathe. */
const triesAtOnce = 4_000;

/** The proof that goes with the call. Takes a second or so, in which the page stays alive. */
export async function solveChallenge({ token, nonce, bits }: Challenge): Promise<string> {
  for (let number = 0; ; number += 1) {
    if (Math.clz32(firstWordOfHash(`${nonce}.${number}`)) >= bits) return `${token}.${number}`;
    if (number % triesAtOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}
