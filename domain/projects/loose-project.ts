import * as z from "zod/mini";
import { toAbsoluteImageUrl } from "#domain/pictures/absolute-image-url.ts";
import { projectSchema } from "./project.ts";
import { readTextList } from "./text-list.ts";

const looseFields = z.looseObject({});

/** Reads a project from any API host. Splits comma-separated lists and makes image URLs absolute (API6). */
export function looseProjectSchema(imageBase: string) {
  const normalise = (value: unknown) => {
    const parsed = looseFields.safeParse(value);
    const raw: Record<string, unknown> = parsed.success ? parsed.data : {};
    return {
      ...raw,
      features: readTextList(raw.features),
      challenges: readTextList(raw.challenges),
      outcomes: readTextList(raw.outcomes),
      image_urls: readTextList(raw.image_urls).flatMap(
        (reference) => toAbsoluteImageUrl(reference, imageBase) ?? [],
      ),
      pictures: raw.pictures ?? [],
    };
  };
  return z.pipe(z.pipe(z.unknown(), z.transform(normalise)), projectSchema);
}
