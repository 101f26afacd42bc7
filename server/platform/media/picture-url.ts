import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { privateMediaPrefix } from "./signed-media-urls.ts";

/** API6: the single URL of a stored picture, for clients that do not choose a width and format. */
export function pictureUrl(key: string | null, publicUrl: string): string | null {
  return key === null ? null : publicUrl + jpegPicturePath(key);
}

/** Also a signed one. Compares the path only, because a client may know this server by another host name. */
export function isUrlOf(text: string, key: string): boolean {
  return text.endsWith(jpegPicturePath(key)) || text.includes(`${privateMediaPrefix}/${key}/`);
}
