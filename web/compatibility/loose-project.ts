import { toAbsoluteImageUrl } from "#domain/pictures/absolute-image-url.ts";
import { projectSchema } from "#domain/projects/project.ts";
import { readTextList } from "#domain/text-list.ts";
import { loosePlace } from "./loose-place.ts";
import { looseSchema } from "./loose-schema.ts";

/** Splits comma-separated lists and makes image URLs absolute (API6). */
export function looseProjectSchema(imageBase: string) {
  return looseSchema(
    (fields) => ({
      ...fields,
      ...loosePlace(fields),
      features: readTextList(fields.features),
      challenges: readTextList(fields.challenges),
      outcomes: readTextList(fields.outcomes),
      image_urls: readTextList(fields.image_urls).flatMap(
        (reference) => toAbsoluteImageUrl(reference, imageBase) ?? [],
      ),
      pictures: fields.pictures ?? [],
    }),
    projectSchema,
  );
}
