/** Pictures anyone may fetch, pictures for holders of a signed address, and pictures that are about to be removed. */
type Area = "public" | "private" | "quarantine";

/** Where a picture belongs that some row uses. */
export type Visibility = Exclude<Area, "quarantine">;

/** Where the files of stored pictures live: this machine's disk now, a bucket another day. */
export interface MediaStore {
  /** Stores all files of a picture under its key: once this returns they survive a crash, until then none is seen. */
  put(key: string, files: ReadonlyMap<string, Uint8Array>, area: Visibility): Promise<void>;
  /** All files of a picture, whichever area it is in; undefined if there is none. */
  read(key: string): Promise<ReadonlyMap<string, Uint8Array> | undefined>;
  /** One file of a private picture; undefined if there is none. */
  readPrivate(key: string, name: string): Promise<Uint8Array | undefined>;
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
