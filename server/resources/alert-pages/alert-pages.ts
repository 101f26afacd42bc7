import { type Language, languageParameter } from "#domain/language.ts";
import { alertPagePath } from "#domain/site/alert-page-path.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { PageTokens } from "#server/platform/secrets/page-tokens.ts";

export const unsubscribePath = "/api/alerts/unsubscribe/";

/** VT5: the addresses in mails about alerts. */
export class AlertPages extends PageTokens {
  readonly #publicUrl: string;

  constructor(secret: Uint8Array, publicUrl: string) {
    super(secret, "alert pages");
    this.#publicUrl = publicUrl;
  }

  urlOf(seed: Uint8Array, language: Language): string {
    return this.pageUrl(alertPagePath(this.tokenOf(seed)), language);
  }

  pageUrl(path: string, language: Language): string {
    return this.#publicUrl + pageAddress(path, language);
  }

  /** RFC 8058: mail programs send a POST to this address, or open it. */
  unsubscribeHeaders(seed: Uint8Array, language: Language): Record<string, string> {
    const query = new URLSearchParams({ token: this.tokenOf(seed), [languageParameter]: language });
    return {
      "List-Unsubscribe": `<${this.#publicUrl}${unsubscribePath}?${query}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
  }
}
