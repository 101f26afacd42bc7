import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";

/** API6: a stored picture's one address for clients that take no other. */
export function pictureAddress(key: string | null, publicUrl: string): string | null {
  return key === null ? null : publicUrl + jpegPicturePath(key);
}

/** Whether a client means this picture: it may know us by another host name. */
export function isAddressOf(text: string, key: string): boolean {
  return text.endsWith(jpegPicturePath(key));
}
