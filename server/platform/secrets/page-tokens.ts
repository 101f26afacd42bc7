import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "./signing-secret.ts";

const seedBytes = 16;

/**
 * Tokens of pages whose address is their only protection. A token has 256 bits and is stored nowhere: it is derived from the row's
 * random seed and the server's secret, so that later mails can contain it, too. Rows are found by its hash.
 */
export class PageTokens {
  readonly #key: Buffer;

  constructor(secret: Uint8Array, purpose: string) {
    this.#key = deriveKey(secret, purpose);
  }

  /** The columns of a new page. */
  create(): { page_seed: Buffer; page_hash: Buffer } {
    const seed = randomBytes(seedBytes);
    return { page_seed: seed, page_hash: hashToken(this.tokenOf(seed)) };
  }

  tokenOf(seed: Uint8Array): string {
    return createHmac("sha256", this.#key).update(seed).digest("base64url");
  }
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
