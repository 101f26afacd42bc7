/** Where the files of stored pictures live: this machine's disk now, a bucket another day. */
export interface MediaStore {
  /** Stores all files of a picture under its key: once this returns they survive a crash, until then none is seen. */
  put(key: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Removes a picture's files, hidden or not; a key that is not there is no mistake. */
  remove(key: string): Promise<void>;
  /** Keeps these pictures but serves them to nobody. Each goes as a whole; one that is hidden or gone is no mistake. */
  hide(keys: readonly string[]): Promise<void>;
  /** Serves hidden pictures again, likewise. */
  show(keys: readonly string[]): Promise<void>;
  /** Every picture there is, hidden ones too, with the time it was put. */
  list(): AsyncIterable<StoredEntry>;
  /** Clears what puts and uploads begun before that time left when they were cut off. */
  clearUnfinished(before: Date): Promise<number>;
}

export type StoredEntry = Readonly<{ key: string; storedAt: Date; isHidden: boolean }>;
