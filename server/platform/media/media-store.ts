/** Pictures anyone may fetch, pictures for holders of a signed address, and pictures that are about to be removed. */
export type Area = "public" | "private" | "quarantine";

/** Where a picture belongs that some row uses. */
export type Visibility = Exclude<Area, "quarantine">;

/** The only way to the files of stored pictures: on this machine's disk, or in a bucket that several machines share. */
export interface MediaStore {
  /** A folder on this machine's disk, for uploads until they are stored and for share cards, which can be drawn again. */
  readonly workDir: string;
  /** Stores all files of a picture under its key: once this returns they survive a crash, until then none is seen. */
  put(key: string, files: ReadonlyMap<string, Uint8Array>, area: Visibility): Promise<void>;
  /** All files of a picture, whichever area it is in; undefined if there is none. */
  read(key: string): Promise<ReadonlyMap<string, Uint8Array> | undefined>;
  /** One file of a picture in that area; undefined if there is none. */
  readFile(area: Visibility, key: string, file: string): Promise<Uint8Array | undefined>;
  /** Where visitors fetch a file of a public picture directly; undefined if the app sends it. */
  publicUrl(key: string, file: string): string | undefined;
  /** Moves pictures, each as a whole, wherever they are now. One that is there already, or nowhere, is no mistake. */
  move(keys: readonly string[], to: Visibility): Promise<void>;
  /** Sets pictures aside, likewise. `at` is the day from which their time in quarantine counts. */
  quarantine(keys: readonly string[], at: Date): Promise<void>;
  /** Deletes a picture's files for ever, whichever area they are in. */
  remove(key: string): Promise<void>;
  /** Every picture there is. */
  list(): AsyncIterable<StoredEntry>;
  /** Clears what puts and uploads begun before that time left when they were cut off. */
  clearUnfinished(before: Date): Promise<number>;
  /** The id of the database that the pictures belong to; undefined until one is written. */
  readOwner(): Promise<string | undefined>;
  writeOwner(databaseId: string): Promise<void>;
}

/** `since` is when the picture was put, or for one in quarantine the day it was set aside. */
export type StoredEntry = Readonly<{ key: string; since: Date; area: Area }>;

const types: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

export function contentTypeOf(file: string): string {
  return types[file.slice(file.indexOf(".") + 1)] ?? "application/octet-stream";
}

export function isPictureKey(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}

export function isPictureFile(text: string): boolean {
  return /^[a-z0-9]+\.[a-z0-9]+$/.test(text);
}

/** Keys are ours, but a path outside the store must be impossible even so. */
export function requirePictureKey(key: string): void {
  if (!isPictureKey(key)) throw new Error(`"${key}" can't be a picture's key`);
}
