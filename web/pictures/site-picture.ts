import type { Language } from "#domain/language.ts";
import type { PictureFormat } from "#domain/pictures/picture-paths.ts";

/** A picture of the site itself, kept under web/public/pictures; its module is written by the encoder. */
export type SitePicture = Readonly<{
  name: string;
  /** The company's own, in the media store under the key `name`. */
  isStored?: true;
  width: number;
  height: number;
  placeholder: string;
  alt: Readonly<Record<Language, string>>;
  widths: Readonly<Record<PictureFormat, readonly number[]>>;
}>;

/** A picture that says nothing that the page does not say, so that its alt text is empty. */
export type DecorativePicture = Omit<SitePicture, "alt">;

export function sitePicturePath(
  { name, isStored }: Pick<SitePicture, "name" | "isStored">,
  width: number,
  format: PictureFormat,
): string {
  return `/${isStored ? "media" : "pictures"}/${name}/${width}.${format}`;
}
