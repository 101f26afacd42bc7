import type { Picture } from "#domain/pictures/picture.ts";

export type GalleryPicture = Readonly<{ picture: Picture; alt: string }>;
