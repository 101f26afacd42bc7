import { webcrypto } from "node:crypto";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type PictureFiles, readSealedFile, sealedFilePaths } from "#server/resources/diary/picture-file.ts";

type Hashes = readonly (string | null)[];

/** Starting the threads takes as long as hashing about this many pictures. */
const minFilesForThreads = 300;
const maxThreads = 2;
/** Of a bucket, or of a short diary. */
const parallelReads = 16;

/** CN9: hashes the files of pictures on other threads, so that requests are answered meanwhile. */
export class PictureHashes {
  readonly #media: PictureFiles;
  #threads: readonly Worker[] = [];

  constructor(media: PictureFiles) {
    this.#media = media;
  }

  /** In the order of the keys; null for a missing file. */
  async of(keys: readonly string[]): Promise<Hashes> {
    const paths = keys.map((key) => sealedFilePaths(this.#media, key));
    const onDisk = paths.filter((candidates) => candidates !== undefined);
    const isShort = keys.length < minFilesForThreads && this.#threads.length === 0;
    return isShort || onDisk.length < keys.length ? this.#read(keys) : this.#readOnThreads(onDisk);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  async #readOnThreads(files: readonly (readonly string[])[]): Promise<Hashes> {
    if (this.#threads.length === 0) this.#threads = startThreads();
    const share = Math.ceil(files.length / this.#threads.length);
    const parts = this.#threads.map(async (thread, index): Promise<Hashes> => {
      thread.postMessage(files.slice(index * share, (index + 1) * share));
      const [hashes] = await once(thread, "message");
      return hashes;
    });
    return (await Promise.all(parts)).flat();
  }

  async #read(keys: readonly string[]): Promise<Hashes> {
    const hashes: (string | null)[] = [];
    const waiting = keys.entries();
    const work = async () => {
      for (const [index, key] of waiting) {
        const file = await readSealedFile(this.#media, key);
        hashes[index] = file ? await hashOnThread(file) : null;
      }
    };
    await Promise.all(Array.from({ length: parallelReads }, work));
    return hashes;
  }
}

function startThreads(): readonly Worker[] {
  const length = Math.min(maxThreads, availableParallelism());
  return Array.from({ length }, () => new Worker(new URL("./hash-files-on-thread.ts", import.meta.url)));
}

async function hashOnThread(file: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", file)).toString("hex");
}
