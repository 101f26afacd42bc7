/** The stored files of a picture: AVIF for most browsers, one WebP and one JPEG as fallbacks. */
export const pictureWidths = { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] } as const;
export type PictureFormat = keyof typeof pictureWidths;

/** `folder` is set for private pictures only: a signed path that is valid for a limited time. */
export type LocatedPicture = Readonly<{ key: string; folder?: string | undefined }>;

export function pictureFilePath(picture: LocatedPicture, width: number, format: PictureFormat): string {
  return `${picture.folder ?? `/media/${picture.key}`}/${width}.${format}`;
}

/** For fields with a single URL: every client can show JPEG. */
export function jpegPicturePath(picture: string | LocatedPicture): string {
  const located = typeof picture === "string" ? { key: picture } : picture;
  return pictureFilePath(located, pictureWidths.jpg[0], "jpg");
}
