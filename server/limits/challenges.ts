import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Challenge } from "#domain/sending/challenge.ts";

/** In seconds: long enough for an old phone and a slow line. */
export const challengeLasts = 10 * 60;
/** About a quarter of a million tries: a second of a phone's time, and no bargain for who sends a thousand. */
const difficulty = 18;

/** What a challenge is good for: one visitor and one form. */
export type Purpose = Readonly<{ visitor: string; form: string }>;

/** Tasks that cost their solver some work. They are signed, not stored: asking for many costs us nothing. */
export class Challenges {
  readonly #key: Buffer;
  readonly #bits: number;

  constructor(key: Buffer, bits = difficulty) {
    this.#key = key;
    this.#bits = bits;
  }

  make(purpose: Purpose, now = new Date()): Challenge {
    const nonce = randomBytes(16).toString("base64url");
    const expires = Math.floor(now.getTime() / 1000) + challengeLasts;
    const signed = `${nonce}.${expires}.${this.#bits}`;
    return { token: `${signed}.${this.#sign(signed, purpose)}`, nonce, bits: this.#bits };
  }

  /** The nonce of a challenge of ours that was solved in time for this purpose; otherwise nothing. */
  read(proof: string, purpose: Purpose, now = new Date()): string | undefined {
    const [nonce = "", expires = "", bits = "", signature = "", answer = "", ...more] = proof.split(".");
    if (more.length > 0) return undefined;
    const expected = Buffer.from(this.#sign(`${nonce}.${expires}.${bits}`, purpose));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    if (Number(expires) * 1000 <= now.getTime()) return undefined;
    return zeroBits(`${nonce}.${answer}`) >= Number(bits) ? nonce : undefined;
  }

  #sign(signed: string, { visitor, form }: Purpose): string {
    return createHmac("sha256", this.#key).update([signed, visitor, form].join("\0")).digest("base64url");
  }
}

/** How many zeros a text's hash begins with. */
export function zeroBits(text: string): number {
  const hash = createHash("sha256").update(text).digest();
  return Math.clz32(hash.readUInt32BE(0));
}
