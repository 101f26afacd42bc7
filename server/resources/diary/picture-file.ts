import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";

const jpegName = `${Math.max(...pictureWidths.jpg)}.jpg`;

export type PictureFiles = Pick<MediaStore, "readFile" | "localPath">;

/** It is public if staff show the picture on the site, and private again at the end, because it may move there in between. */
const visibilities = ["private", "public", "private"] as const;

/** CN8: the file that a seal covers. */
export async function readSealedFile(media: PictureFiles, key: string): Promise<Uint8Array | undefined> {
  for (const visibility of visibilities) {
    const file = await media.readFile(visibility, key, jpegName);
    if (file) return file;
  }
}

/** Where that file may be on this machine's disk, in the order to look; undefined if the pictures are in a bucket. */
export function sealedFilePaths(media: PictureFiles, key: string): readonly string[] | undefined {
  const paths = visibilities.map((visibility) => media.localPath?.(visibility, key, jpegName));
  return paths.every((path) => path !== undefined) ? paths : undefined;
}
