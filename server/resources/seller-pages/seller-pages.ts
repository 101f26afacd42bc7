import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { sellerPagePath } from "#domain/site/seller-page-path.ts";
import { deriveKey } from "#server/platform/secrets/signing-secret.ts";

const seedBytes = 16;

/**
 * LE5: the addresses of sellers' pages. A token has 256 bits and is stored nowhere: it is derived from the row's random seed and the
 * server's secret, so that later mails can contain it, too. Rows are found by its hash.
 */
export class SellerPages {
  readonly #key: Buffer;
  readonly #publicUrl: string;

  constructor(secret: Uint8Array, publicUrl: string) {
    this.#key = deriveKey(secret, "seller pages");
    this.#publicUrl = publicUrl;
  }

  /** The columns of a new page. */
  create(): { page_seed: Buffer; page_hash: Buffer } {
    const seed = randomBytes(seedBytes);
    return { page_seed: seed, page_hash: hashToken(this.#tokenOf(seed)) };
  }

  urlOf(seed: Uint8Array, language: Language): string {
    return this.#publicUrl + pageAddress(sellerPagePath(this.#tokenOf(seed)), language);
  }

  #tokenOf(seed: Uint8Array): string {
    return createHmac("sha256", this.#key).update(seed).digest("base64url");
  }
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
