/** What a stored picture is kept as: AVIF for nearly everyone, one WebP and one JPEG for the rest. */
export const pictureWidths = { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] } as const;
export type PictureFormat = keyof typeof pictureWidths;

/** A picture that is not public says itself in which folder it is, for as long as the folder's signature is valid. */
export type LocatedPicture = Readonly<{ key: string; folder?: string | undefined }>;

export function picturePath(key: string, width: number, format: PictureFormat): string {
  return pictureFilePath({ key }, width, format);
}

export function pictureFilePath(picture: LocatedPicture, width: number, format: PictureFormat): string {
  return `${picture.folder ?? `/media/${picture.key}`}/${width}.${format}`;
}

/** The one address that every client can show, given where only one is asked for. */
export function plainPicturePath(picture: string | LocatedPicture): string {
  const located = typeof picture === "string" ? { key: picture } : picture;
  return pictureFilePath(located, pictureWidths.jpg[0], "jpg");
}
