import type { Language } from "#domain/language.ts";
import { jobPagePath } from "#domain/site/job-page-path.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { PageTokens } from "#server/platform/secrets/page-tokens.ts";

/** CN10: the addresses of clients' pages. */
export class JobPages extends PageTokens {
  readonly #publicUrl: string;

  constructor(secret: Uint8Array, publicUrl: string) {
    super(secret, "job pages");
    this.#publicUrl = publicUrl;
  }

  urlOf(seed: Uint8Array, language: Language): string {
    return this.#publicUrl + pageAddress(jobPagePath(this.tokenOf(seed)), language);
  }
}
