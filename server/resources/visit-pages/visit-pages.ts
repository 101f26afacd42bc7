import type { Language } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { visitPagePath } from "#domain/site/visit-page-path.ts";
import { PageTokens } from "#server/platform/secrets/page-tokens.ts";

/** DY6: the addresses of visitors' pages. */
export class VisitPages extends PageTokens {
  readonly #publicUrl: string;

  constructor(secret: Uint8Array, publicUrl: string) {
    super(secret, "visit pages");
    this.#publicUrl = publicUrl;
  }

  urlOf(seed: Uint8Array, language: Language): string {
    return this.#publicUrl + pageAddress(visitPagePath(this.tokenOf(seed)), language);
  }
}
