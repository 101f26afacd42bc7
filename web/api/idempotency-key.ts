import { apiHas } from "./capabilities.ts";
import { randomKey } from "./random-key.ts";

export type StoredKey = Readonly<{ fingerprint: string; key: string }>;
export type KeyStorage = Readonly<{ load: () => StoredKey | null; save: (key: StoredKey) => void }>;

/**
 * The idempotency key of a form. It changes only with the content, also after a success, so that the server finds the
 * row of the first submission when the same content is submitted again. With a storage, also after a reload.
 */
export class IdempotencyKey {
  readonly #storage: KeyStorage | undefined;
  #current: StoredKey | null = null;

  constructor(storage?: KeyStorage) {
    this.#storage = storage;
  }

  /** Empty for another API host, because CORS may reject an unknown header. */
  getHeaders(content: FormData | object): Readonly<Record<string, string>> {
    if (!apiHas("extraHeaders")) return {};
    const fingerprint = fingerprintContent(content);
    let current = this.#current ?? this.#storage?.load();
    if (current?.fingerprint !== fingerprint) {
      current = { fingerprint, key: randomKey() };
      this.#storage?.save(current);
    }
    this.#current = current;
    return { "idempotency-key": current.key };
  }
}

function fingerprintContent(content: FormData | object): string {
  if (!(content instanceof FormData)) return JSON.stringify(content);
  return JSON.stringify(Array.from(content, ([name, value]) => [name, fingerprintValue(value)]));
}

function fingerprintValue(value: FormDataEntryValue) {
  return typeof value === "string" ? value : [value.name, value.size, value.lastModified];
}
