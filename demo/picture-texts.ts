import { projectPictureTexts } from "#demo/picture-texts/projects.ts";
import { propertyPictureTexts } from "#demo/picture-texts/properties.ts";
import { sitePictureTexts } from "#demo/picture-texts/site.ts";
import type { Language } from "#domain/language.ts";

/** What each demo picture shows, for those who cannot see it. */
export const pictureTexts = { ...propertyPictureTexts, ...projectPictureTexts, ...sitePictureTexts };
export type PictureName = keyof typeof pictureTexts;

export const pictureNames: readonly PictureName[] = Object.keys(pictureTexts).filter(isPictureName);

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictureTexts, name);
}

/** The demo's pictures are drawn, not photographed, and the site says so. */
export const illustrationNote = {
  en: "The pictures in this demonstration are illustrations made for it, not photographs of real buildings.",
  np: "यस नमुना साइटका तस्बिरहरू यसैका लागि बनाइएका चित्र हुन्, वास्तविक भवनका फोटो होइनन्।",
} satisfies Record<Language, string>;
