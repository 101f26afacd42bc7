import { isOwnApi } from "./api-url.ts";
import { randomKey } from "./random-key.ts";

/**
 * The idempotency key of a form: the server stores a content that is sent again once. The key changes only with the
 * content, also after a success, so that a second submit of the same content finds the row of the first.
 */
export class IdempotencyKey {
  #content: string | undefined;
  #key = "";

  /** Another API host might not let a header through that it does not know. */
  getHeaders(content: FormData | object): Readonly<Record<string, string>> {
    if (!isOwnApi()) return {};
    const printed = fingerprint(content);
    if (printed !== this.#content) {
      this.#content = printed;
      this.#key = randomKey();
    }
    return { "idempotency-key": this.#key };
  }
}

function fingerprint(content: FormData | object): string {
  if (!(content instanceof FormData)) return JSON.stringify(content);
  return JSON.stringify(Array.from(content, ([name, value]) => [name, fingerprintOf(value)]));
}

function fingerprintOf(value: FormDataEntryValue) {
  return typeof value === "string" ? value : [value.name, value.size, value.lastModified];
}
