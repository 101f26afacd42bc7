import { pictureFilePath } from "#domain/pictures/picture-paths.ts";
import type { Logo } from "#domain/settings/looks.ts";

/** The address of a logo that may not be saved yet. */
export function logoAddress(image: Logo["image"]): string {
  return image.kind === "svg"
    ? `data:image/svg+xml,${encodeURIComponent(image.svg)}`
    : pictureFilePath({ key: image.picture }, 720, "webp");
}
