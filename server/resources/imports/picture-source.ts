import type { RowProblem } from "#domain/imports/import.ts";
import type { StoredPicture } from "#server/platform/media/picture-service.ts";

/** A file of the ZIP, known by what its directory says of it. */
export type PictureEntry = Readonly<{ crc32: number; bytes: number }>;

/** Where an import's pictures are from. */
export type PictureSource = Readonly<{
  /** The entry that a name in the file means; undefined if there is none, or several. */
  find: (name: string) => PictureEntry | undefined;
  /** Stores the picture's files, without its row. A file that is no picture is a problem. */
  store: (entry: PictureEntry, name: string) => Promise<StoredPicture | RowProblem>;
}>;
