import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { DiskBudget } from "./disk-budget.ts";
import type { EncodeOptions } from "./encode-picture.ts";
import { type ImageWorker, ImageWorkerFailure } from "./image-worker.ts";
import type { PictureResult } from "./image-worker-tasks.ts";
import type { MediaStore, Visibility } from "./media-store.ts";
import { MemoryBudget, maxDecodedBytes } from "./memory-budget.ts";
import { PictureRejection } from "./picture-rejection.ts";
import { syncPictureVisibility } from "./visibility.ts";

/** A picture whose files are stored durably and whose row is not written yet. */
export type StoredPicture = Readonly<{
  key: string;
  width: number;
  height: number;
  placeholder: string;
  has_alpha: boolean;
}>;

type StoreOptions = EncodeOptions & Readonly<{ visibility?: Visibility | undefined }>;

/** How many small pictures are encoded at once; more would only wait. */
export const maxEncodedAtOnce = availableParallelism();

/** Shared by all uploads of this process, so that encoding leaves memory for other requests. */
const encodingBudget = new MemoryBudget(maxDecodedBytes, maxEncodedAtOnce);

export type PictureStorage = Readonly<{ database: Database; pictures: PictureService }>;

export class PictureService {
  readonly #media: MediaStore;
  readonly #imageWorker: ImageWorker;
  readonly #disk: DiskBudget;
  readonly #log: FastifyBaseLogger;

  constructor(media: MediaStore, imageWorker: ImageWorker, disk: DiskBudget, log: FastifyBaseLogger) {
    this.#media = media;
    this.#imageWorker = imageWorker;
    this.#disk = disk;
    this.#log = log;
  }

  /**
   * Stores uploads in their order; if one is rejected, none is stored. If the caller's transaction fails, the sweeper
   * removes the files, because the caller cannot always know whether the commit succeeded.
   */
  async store(
    uploads: readonly Upload[],
    { visibility = "public", ...options }: StoreOptions = {},
  ): Promise<StoredPicture[]> {
    const inspected = await Promise.all(
      uploads.map(async (upload) => ({
        upload,
        header: await withFieldProblem(upload, (path) => this.#imageWorker.inspect(path)),
      })),
    );
    const encoded = await Promise.all(
      inspected.map(({ upload, header }) => this.#encode(upload, header, options)),
    );
    const stored: StoredPicture[] = [];
    try {
      for (const { files, ...picture } of encoded) {
        await this.#disk.write(totalBytes(files), () => this.#media.put(picture.key, files, visibility));
        stored.push(picture);
      }
    } catch (error) {
      // Only this request knows these files, so they can be removed without quarantine. If that fails, the sweeper does it.
      for (const { key } of stored) await this.#media.remove(key).catch(() => undefined);
      throw error;
    }
    return stored;
  }

  /**
   * Copies the files of pictures to other keys and returns these by the originals' keys. Repeated, it writes the same files again; no
   * two calls may copy to the same keys at once. Pictures without files are left out.
   */
  async copyAsPrivate(
    keys: readonly string[],
    keyOfCopy: (key: string) => string,
  ): Promise<ReadonlyMap<string, string>> {
    const copies = new Map<string, string>();
    for (const key of keys) {
      const files = await this.#media.read(key);
      if (!files) {
        this.#log.warn({ key }, "a picture without files was not copied");
        continue;
      }
      const copy = keyOfCopy(key);
      await this.#disk.write(totalBytes(files), () => this.#media.put(copy, files, "private"));
      copies.set(key, copy);
    }
    return copies;
  }

  /** Quarantines files that no row uses any more. If this fails, the sweeper repeats it. */
  async quarantine(keys: readonly string[]): Promise<void> {
    try {
      await this.#media.quarantine(keys, new Date());
    } catch (error) {
      this.#log.warn({ err: error, keys }, "could not quarantine pictures");
    }
  }

  /** Like `syncVisibility`, in its own transaction. If this fails, the sweeper repeats it. */
  async trySyncVisibility(database: Database, keys: readonly string[]): Promise<void> {
    try {
      await database.transaction().execute((transaction) => this.syncVisibility(transaction, keys));
    } catch (error) {
      this.#log.warn({ err: error, keys }, "could not update the visibility of pictures");
    }
  }

  /** Makes pictures public or private, as their rows require in this transaction. */
  async syncVisibility(transaction: Database, keys: readonly string[]): Promise<void> {
    await syncPictureVisibility(transaction, this.#media, keys);
  }

  async #encode(
    upload: Upload,
    { width, height, decodedBytes }: PictureResult<"inspect">,
    options: EncodeOptions,
  ) {
    const { placeholder, hasAlpha, files } = await encodingBudget.run(decodedBytes, () =>
      withFieldProblem(upload, (path) => this.#imageWorker.encode(path, options)),
    );
    const key = randomBytes(16).toString("hex");
    return { key, width, height, placeholder, has_alpha: hasAlpha, files };
  }
}

function totalBytes(files: ReadonlyMap<string, Uint8Array>): number {
  return [...files.values()].reduce((sum, file) => sum + file.length, 0);
}

/** Converts a rejected picture to a problem that names its field. */
async function withFieldProblem<Result>(
  upload: Upload,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(upload.path);
  } catch (error) {
    if (error instanceof PictureRejection) throw fieldProblem(upload.field, error.reason);
    if (error instanceof ImageWorkerFailure)
      throw new Problem("unavailable", { cause: error, retryAfterSeconds: 10 });
    throw error;
  }
}
