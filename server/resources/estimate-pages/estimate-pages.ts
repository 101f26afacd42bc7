import { createHmac } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { estimatePagePath } from "#domain/site/estimate-page-path.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { PageTokens } from "#server/platform/secrets/page-tokens.ts";
import { deriveKey } from "#server/platform/secrets/signing-secret.ts";

/** CN3: the addresses of clients' pages, and the codes that confirm what is decided there. */
export class EstimatePages extends PageTokens {
  readonly #publicUrl: string;
  readonly #codeKey: Buffer;

  constructor(secret: Uint8Array, publicUrl: string) {
    super(secret, "estimate pages");
    this.#publicUrl = publicUrl;
    this.#codeKey = deriveKey(secret, "estimate codes");
  }

  urlOf(seed: Uint8Array, language: Language): string {
    return this.#publicUrl + pageAddress(estimatePagePath(this.tokenOf(seed)), language);
  }

  /** A plain hash of six digits could be tried out by anyone who reads the table. */
  hashCode(subject: string, code: string): Buffer {
    return createHmac("sha256", this.#codeKey).update(`${subject} ${code}`).digest();
  }
}
