import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { DiskBudget } from "./disk-budget.ts";
import { type ImageWorker, ImageWorkerFailure } from "./image-worker.ts";
import type { PictureResult } from "./image-worker-tasks.ts";
import type { MediaStore, Visibility } from "./media-store.ts";
import { MemoryBudget, maxDecodedBytes } from "./memory-budget.ts";
import { PictureRejection } from "./picture-rejection.ts";
import { syncPictureVisibility } from "./visibility.ts";

/** A picture whose files are safe and whose row is not there yet. */
export type StoredPicture = Readonly<{ key: string; width: number; height: number; placeholder: string }>;

/** For all uploads of this process: their pictures must not take the machine from the visitors. */
const budget = new MemoryBudget(maxDecodedBytes, availableParallelism());

/** A database and the pictures that its rows show. */
export type PictureStorage = Readonly<{ database: Database; pictures: PictureService }>;

export class PictureService {
  readonly #media: MediaStore;
  readonly #workshop: ImageWorker;
  readonly #disk: DiskBudget;
  readonly #log: FastifyBaseLogger;

  constructor(media: MediaStore, workshop: ImageWorker, disk: DiskBudget, log: FastifyBaseLogger) {
    this.#media = media;
    this.#workshop = workshop;
    this.#disk = disk;
    this.#log = log;
  }

  /**
   * Stores what was uploaded, in its order. If one can't be used none is stored. A caller whose transaction then fails
   * leaves the files to the sweeper: whether a commit was heard is not always known.
   */
  async keep(uploads: readonly Upload[], area: Visibility = "public"): Promise<StoredPicture[]> {
    const inspected = await Promise.all(
      uploads.map(async (upload) => ({
        upload,
        header: await refusing(upload, (path) => this.#workshop.inspect(path)),
      })),
    );
    const encoded = await Promise.all(inspected.map(({ upload, header }) => this.#encode(upload, header)));
    const kept: StoredPicture[] = [];
    try {
      for (const { files, ...picture } of encoded) {
        const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
        await this.#disk.write(bytes, () => this.#media.put(picture.key, files, area));
        kept.push(picture);
      }
    } catch (error) {
      // These were written by this request alone, so there is nothing to bring back.
      for (const { key } of kept) await this.#media.remove(key);
      throw error;
    }
    return kept;
  }

  /** Sets files aside that no row uses any more. What fails here, the sweeper does later. */
  async discard(keys: readonly string[]): Promise<void> {
    try {
      await this.#media.quarantine(keys, new Date());
    } catch (error) {
      this.#log.warn({ err: error, keys }, "pictures could not be set aside");
    }
  }

  /** Takes the pictures of a deleted row from the web. What fails here, the sweeper does later. */
  async hide(database: Database, keys: readonly string[]): Promise<void> {
    try {
      await database.transaction().execute((transaction) => this.place(transaction, keys));
    } catch (error) {
      this.#log.warn({ err: error, keys }, "a deleted row's pictures could not be put aside");
    }
  }

  /** Puts pictures where their rows want them, as this transaction sees those. */
  async place(transaction: Database, keys: readonly string[]): Promise<void> {
    await syncPictureVisibility(transaction, this.#media, keys);
  }

  async #encode(upload: Upload, { width, height, decodedBytes }: PictureResult<"inspect">) {
    const { placeholder, files } = await budget.run(decodedBytes, () =>
      refusing(upload, (path) => this.#workshop.encode(path)),
    );
    return { key: randomBytes(16).toString("hex"), width, height, placeholder, files };
  }
}

/** Says of a picture that can't be used which field it came in. */
async function refusing<Result>(upload: Upload, work: (path: string) => Promise<Result>): Promise<Result> {
  try {
    return await work(upload.path);
  } catch (error) {
    if (error instanceof PictureRejection) throw fieldProblem(upload.field, error.reason);
    if (error instanceof ImageWorkerFailure)
      throw new Problem("unavailable", { cause: error, retryAfter: 10 });
    throw error;
  }
}
