import { buildingSiteAltTexts } from "#demo/picture-alt-texts/building-sites.ts";
import { projectPictureAltTexts } from "#demo/picture-alt-texts/projects.ts";
import { propertyPictureAltTexts } from "#demo/picture-alt-texts/properties.ts";
import { sitePictureAltTexts } from "#demo/picture-alt-texts/site.ts";

/** Alternative texts of the demo pictures for screen readers. */
export const pictureAltTexts = {
  ...propertyPictureAltTexts,
  ...projectPictureAltTexts,
  ...buildingSiteAltTexts,
  ...sitePictureAltTexts,
};
export type PictureName = keyof typeof pictureAltTexts;

export const pictureNames: readonly PictureName[] = Object.keys(pictureAltTexts).filter(isPictureName);

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictureAltTexts, name);
}
