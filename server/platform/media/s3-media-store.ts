import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "#server/platform/config.ts";
import { Problem } from "#server/platform/http/problem.ts";
import {
  contentTypeOf,
  isPictureFile,
  isPictureKey,
  type MediaLocation,
  type MediaStore,
  type OpenFile,
  ownerObject,
  requirePictureKey,
  type StoredEntry,
  type Visibility,
} from "./media-store.ts";
import { clearIncoming } from "./spool.ts";

/** Bounds every call, with its retries. */
const defaultCallTimeoutMs = 8_000;
const locations: readonly MediaLocation[] = ["public", "private", "quarantine"];
const objectName = /^(public|private|quarantine)\/([^/]+)\/(?:(\d{4}-\d{2}-\d{2})\/)?([^/]+)$/;

type StoredObject = Readonly<{
  name: string;
  location: MediaLocation;
  key: string;
  file: string;
  storedAt: Date;
}>;

/**
 * Pictures in a bucket: `public/<key>/<file>`, `private/<key>/<file>` and `quarantine/<key>/<day>/<file>`. A bucket
 * cannot rename, so a move copies all files before it deletes the originals. A crash in between leaves the picture in two
 * locations, and the sweeper repeats the move.
 */
export class S3MediaStore implements MediaStore {
  readonly workDir: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #publicUrl: string | undefined;
  readonly #callTimeoutMs: number;

  constructor(settings: S3Settings, workDir: string, callTimeoutMs = defaultCallTimeoutMs) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl } = settings;
    this.workDir = workDir;
    this.#bucket = bucket;
    this.#publicUrl = publicUrl;
    this.#callTimeoutMs = callTimeoutMs;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Other servers than AWS's have no host name for each bucket and do not know AWS's newer checksums.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: { connectionTimeout: 2_000 },
    });
  }

  async put(key: string, files: ReadonlyMap<string, Uint8Array>, location: Visibility): Promise<void> {
    requirePictureKey(key);
    await this.remove(key);
    await Promise.all(
      Array.from(files, ([file, content]) =>
        this.#write(`${location}/${key}/${file}`, content, contentTypeOf(file)),
      ),
    );
  }

  async read(key: string): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
    const byFolder = Map.groupBy(await this.#objectsOf(key), ({ name, file }) => name.slice(0, -file.length));
    // A picture that is being moved is in two folders, and the one with more files is whole.
    const [whole = []] = [...byFolder.values()].sort((a, b) => b.length - a.length);
    const files = new Map<string, Uint8Array>();
    for (const { name, file } of whole) {
      const content = await this.#read(name);
      if (!content) return this.read(key);
      files.set(file, content);
    }
    return files.size === 0 ? undefined : files;
  }

  async readFile(location: Visibility, key: string, file: string): Promise<Uint8Array | undefined> {
    return isPictureKey(key) && isPictureFile(file) ? this.#read(`${location}/${key}/${file}`) : undefined;
  }

  /** Reads the whole file, because a slow client must not occupy one of the connections to the bucket. */
  async openPublic(key: string, file: string): Promise<OpenFile | URL | undefined> {
    if (!isPictureKey(key) || !isPictureFile(file)) return undefined;
    const name = `public/${key}/${file}`;
    if (this.#publicUrl !== undefined)
      return (await this.#exists(name)) ? new URL(`${this.#publicUrl}/${name}`) : undefined;
    const content = await this.#read(name);
    return (
      content && {
        bytes: content.length,
        content: Buffer.from(content.buffer, content.byteOffset, content.length),
      }
    );
  }

  async move(keys: readonly string[], to: Visibility): Promise<void> {
    await this.#moveTo(keys, (key) => `${to}/${key}/`);
  }

  async quarantine(keys: readonly string[], at: Date): Promise<void> {
    const day = at.toISOString().slice(0, 10);
    await this.#moveTo(keys, (key) => `quarantine/${key}/${day}/`);
  }

  async remove(key: string): Promise<void> {
    await this.#delete(await this.#objectsOf(key));
  }

  async *list(): AsyncIterable<StoredEntry> {
    for (const location of locations) {
      let last: StoredEntry | undefined;
      // In a listing, which is sorted by name, the files of a picture follow each other.
      for await (const { key, storedAt } of this.#list(`${location}/`)) {
        if (last && last.key !== key) yield last;
        if (last?.key !== key) last = { key, storedAt, location };
      }
      if (last) yield last;
    }
  }

  /** Objects of an upload that was cut off have no row: the sweeper sets them aside. */
  async clearUnfinished(before: Date): Promise<number> {
    return clearIncoming(this.workDir, before);
  }

  async readOwner(): Promise<string | undefined> {
    const content = await this.#read(ownerObject);
    return content && Buffer.from(content).toString("utf8").trim();
  }

  async writeOwner(databaseId: string): Promise<void> {
    await this.#write(ownerObject, Buffer.from(`${databaseId}\n`), "text/plain");
  }

  async #moveTo(keys: readonly string[], folderOf: (key: string) => string): Promise<void> {
    for (const key of keys) {
      const folder = folderOf(key);
      const originals = (await this.#objectsOf(key)).filter(({ name }) => !name.startsWith(folder));
      await Promise.all(originals.map(({ name, file }) => this.#copy(name, folder + file)));
      await this.#delete(originals);
    }
  }

  async #objectsOf(key: string): Promise<StoredObject[]> {
    requirePictureKey(key);
    const objects: StoredObject[] = [];
    for (const location of locations)
      for await (const object of this.#list(`${location}/${key}/`)) objects.push(object);
    return objects;
  }

  async *#list(prefix: string): AsyncIterable<StoredObject> {
    let token: string | undefined;
    do {
      const query = { Bucket: this.#bucket, Prefix: prefix, ContinuationToken: token };
      const command = new ListObjectsV2Command(query);
      const page = await this.#call((options) => this.#client.send(command, options));
      for (const { Key: name = "", LastModified: modified = new Date() } of page.Contents ?? []) {
        const [, location, key = "", day, file = ""] = objectName.exec(name) ?? [];
        const known = locations.find((one) => one === location);
        if (!known || !isPictureKey(key)) continue;
        yield {
          name,
          location: known,
          key,
          file,
          storedAt: day === undefined ? modified : new Date(`${day}T00:00:00Z`),
        };
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async #write(name: string, content: Uint8Array, type: string): Promise<void> {
    const object = { Bucket: this.#bucket, Key: name, Body: content, ContentType: type };
    await this.#call((options) =>
      this.#client.send(
        new PutObjectCommand({ ...object, CacheControl: "public, max-age=31536000, immutable" }),
        options,
      ),
    );
  }

  async #read(name: string): Promise<Uint8Array | undefined> {
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: name });
    return this.#call(async (options) => {
      const { Body } = await this.#client.send(command, options);
      return Body?.transformToByteArray();
    }).catch(unlessMissing);
  }

  async #exists(name: string): Promise<boolean> {
    const command = new HeadObjectCommand({ Bucket: this.#bucket, Key: name });
    const found = await this.#call((options) => this.#client.send(command, options)).catch(unlessMissing);
    return found !== undefined;
  }

  async #copy(from: string, to: string): Promise<void> {
    const source = { Bucket: this.#bucket, CopySource: `${this.#bucket}/${from}`, Key: to };
    const command = new CopyObjectCommand(source);
    await this.#call((options) => this.#client.send(command, options)).catch(unlessMissing);
  }

  async #delete(objects: readonly StoredObject[]): Promise<void> {
    await Promise.all(
      objects.map(({ name }) => {
        const command = new DeleteObjectCommand({ Bucket: this.#bucket, Key: name });
        return this.#call((options) => this.#client.send(command, options));
      }),
    );
  }

  /** Fails in time, also if the bucket accepts a request and never answers, or stops in the middle of an object. */
  async #call<Result>(call: (options: CallOptions) => Promise<Result>): Promise<Result> {
    const abortSignal = AbortSignal.timeout(this.#callTimeoutMs);
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    abortSignal.addEventListener("abort", () => reject(abortSignal.reason), { once: true });
    return requireReachable(() => Promise.race([call({ abortSignal }), timeout]));
  }
}

type CallOptions = Readonly<{ abortSignal: AbortSignal }>;

/** A bucket that does not answer, or answers that it can't work now, is a passing state: clients are asked to retry. */
async function requireReachable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && status < 500) throw error;
    throw new Problem("unavailable", { cause: error, retryAfterSeconds: 10 });
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)) throw error;
}
