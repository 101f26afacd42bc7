import type { Language } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { sellerPagePath } from "#domain/site/seller-page-path.ts";
import { PageTokens } from "#server/platform/secrets/page-tokens.ts";

/** LE5: the addresses of sellers' pages. */
export class SellerPages extends PageTokens {
  readonly #publicUrl: string;

  constructor(secret: Uint8Array, publicUrl: string) {
    super(secret, "seller pages");
    this.#publicUrl = publicUrl;
  }

  urlOf(seed: Uint8Array, language: Language): string {
    return this.#publicUrl + pageAddress(sellerPagePath(this.tokenOf(seed)), language);
  }
}
