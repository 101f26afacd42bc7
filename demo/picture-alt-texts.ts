import { projectPictureTexts } from "#demo/picture-texts/projects.ts";
import { propertyPictureTexts } from "#demo/picture-texts/properties.ts";
import { sitePictureTexts } from "#demo/picture-texts/site.ts";

/** What each demo picture shows, for those who cannot see it. */
export const pictureTexts = { ...propertyPictureTexts, ...projectPictureTexts, ...sitePictureTexts };
export type PictureName = keyof typeof pictureTexts;

export const pictureNames: readonly PictureName[] = Object.keys(pictureTexts).filter(isPictureName);

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictureTexts, name);
}
