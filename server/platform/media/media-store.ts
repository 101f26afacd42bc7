/** Public pictures are served to everyone, private ones by signed URLs, and quarantined ones are due for removal. */
export type MediaLocation = "public" | "private" | "quarantine";

/** Where a picture that a row uses belongs. */
export type Visibility = Exclude<MediaLocation, "quarantine">;

/** Stores the files of pictures. */
export interface MediaStore {
  /** Stores all files of a picture atomically. They survive a crash once this returns. */
  put(key: string, files: ReadonlyMap<string, Uint8Array>, visibility: Visibility): Promise<void>;
  /** All files of a picture in any location; undefined if there are none. */
  read(key: string): Promise<ReadonlyMap<string, Uint8Array> | undefined>;
  /** One file of a private picture; undefined if there is none. */
  readPrivate(key: string, name: string): Promise<Uint8Array | undefined>;
  /** Moves each picture atomically from any location. Missing pictures are ignored. */
  move(keys: readonly string[], to: Visibility): Promise<void>;
  /** Moves pictures to quarantine, like `move`. Their time in quarantine counts from the day of `at`. */
  quarantine(keys: readonly string[], at: Date): Promise<void>;
  /** Deletes a picture's files permanently, in any location. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredEntry>;
  /** Removes what puts and uploads left behind that started before that time and were interrupted. */
  clearUnfinished(before: Date): Promise<number>;
  /** The id of the database that the pictures belong to; undefined until one is written. */
  readOwner(): Promise<string | undefined>;
  writeOwner(databaseId: string): Promise<void>;
}

/** `storedAt` is the time of the put or, in quarantine, the day the picture was moved there. */
export type StoredEntry = Readonly<{ key: string; storedAt: Date; location: MediaLocation }>;
