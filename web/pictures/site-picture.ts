import type { Language } from "#domain/language.ts";
import type { PictureFormat } from "#domain/pictures/picture-paths.ts";

/** A picture that belongs to the site itself, kept under web/public/pictures; its module is written by the encoder. */
export type SitePicture = Readonly<{
  name: string;
  width: number;
  height: number;
  placeholder: string;
  alt: Readonly<Record<Language, string>>;
  widths: Readonly<Record<PictureFormat, readonly number[]>>;
}>;

export function sitePicturePath(name: string, width: number, format: PictureFormat): string {
  return `/pictures/${name}/${width}.${format}`;
}
