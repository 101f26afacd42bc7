/** The stored files of a picture: AVIF for most browsers, one WebP and one JPEG as fallbacks. */
export const pictureWidths = { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] } as const;
export type PictureFormat = keyof typeof pictureWidths;

export function picturePath(key: string, width: number, format: PictureFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** For fields with a single URL: every client can show JPEG. */
export function jpegPicturePath(key: string): string {
  return picturePath(key, pictureWidths.jpg[0], "jpg");
}
