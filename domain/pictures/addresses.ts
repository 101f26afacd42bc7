/** What a stored picture is kept as: AVIF for nearly everyone, one WebP and one JPEG for the rest. */
export const pictureWidths = { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] } as const;
export type PictureFormat = keyof typeof pictureWidths;

export function picturePath(key: string, width: number, format: PictureFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** The one address that every client can show, given where only one is asked for. */
export function plainPicturePath(key: string): string {
  return picturePath(key, pictureWidths.jpg[0], "jpg");
}
