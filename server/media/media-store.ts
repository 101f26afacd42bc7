/** Where the files of stored pictures live: this machine's disk now, a bucket another day. */
export interface MediaStore {
  /** Stores all files of a picture under its key: once this returns they survive a crash, until then none is seen. */
  put(key: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
}
