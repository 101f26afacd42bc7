import { randomBytes } from "node:crypto";
import type { Vault } from "#server/platform/secrets/vault.ts";
import type { DiskBudget } from "./disk-budget.ts";
import type { MediaStore } from "./media-store.ts";

const fileName = "scan.sealed";

/** Encrypted files in the media store. They are private, and no URL of the media store reads them. */
export class SealedFiles {
  readonly #media: MediaStore;
  readonly #disk: DiskBudget;
  readonly #vault: Vault;

  constructor(media: MediaStore, disk: DiskBudget, vault: Vault) {
    this.#media = media;
    this.#disk = disk;
    this.#vault = vault;
  }

  /** Returns the key of the stored file. The sweeper removes it if the caller's transaction fails. */
  async store(owner: string, content: Uint8Array): Promise<string> {
    const key = randomBytes(16).toString("hex");
    const files = new Map([[fileName, this.#vault.encrypt(owner, content)]]);
    await this.#disk.write(content.length, () => this.#media.put(key, files, "private"));
    return key;
  }

  /** Reads from any location, because the sweeper of an earlier version quarantines files that it does not know. */
  async read(owner: string, key: string): Promise<Buffer | undefined> {
    const sealed = (await this.#media.read(key))?.get(fileName);
    return sealed && this.#vault.decrypt(owner, sealed);
  }
}
