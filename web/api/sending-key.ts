import { randomKey } from "#web/random-key.ts";
import { hasOwnApi } from "./address.ts";

/**
 * What the server knows a sending by, so that one tried again after a lost connection is stored once. The key stays
 * while the content does, until that was taken.
 */
export class SendingKey {
  #content: string | undefined;
  #key = "";

  /** Another API host might not let a header through that it does not know. */
  headersFor(content: FormData | object): Readonly<Record<string, string>> {
    if (!hasOwnApi()) return {};
    const printed = fingerprint(content);
    if (printed !== this.#content) {
      this.#content = printed;
      this.#key = randomKey();
    }
    return { "idempotency-key": this.#key };
  }

  renew(): void {
    this.#content = undefined;
  }
}

function fingerprint(content: FormData | object): string {
  if (!(content instanceof FormData)) return JSON.stringify(content);
  return JSON.stringify(Array.from(content, ([name, value]) => [name, fingerprintOf(value)]));
}

function fingerprintOf(value: FormDataEntryValue) {
  return typeof value === "string" ? value : [value.name, value.size, value.lastModified];
}
