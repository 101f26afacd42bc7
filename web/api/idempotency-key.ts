import { isOwnApi } from "./api-url.ts";
import { randomKey } from "./random-key.ts";

/**
 * The idempotency key of a form. It changes only with the content, also after a success, so that the server finds the
 * row of the first submission when the same content is submitted again.
 */
export class IdempotencyKey {
  #fingerprint: string | undefined;
  #key = "";

  /** Empty for another API host, because CORS may reject an unknown header. */
  getHeaders(content: FormData | object): Readonly<Record<string, string>> {
    if (!isOwnApi()) return {};
    const fingerprint = fingerprintContent(content);
    if (fingerprint !== this.#fingerprint) {
      this.#fingerprint = fingerprint;
      this.#key = randomKey();
    }
    return { "idempotency-key": this.#key };
  }
}

function fingerprintContent(content: FormData | object): string {
  if (!(content instanceof FormData)) return JSON.stringify(content);
  return JSON.stringify(Array.from(content, ([name, value]) => [name, fingerprintValue(value)]));
}

function fingerprintValue(value: FormDataEntryValue) {
  return typeof value === "string" ? value : [value.name, value.size, value.lastModified];
}
