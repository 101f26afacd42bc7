import * as z from "zod/mini";
import { absoluteImageAddress } from "#domain/pictures/address.ts";
import { projectSchema } from "./project.ts";
import { readTextList } from "./text-list.ts";

const looseFields = z.looseObject({});

/** A project from any API host: comma-joined lists read, images made absolute on the project image base (API6). */
export function looseProjectSchema(imageBase: string) {
  const tighten = (value: unknown) => {
    const read = looseFields.safeParse(value);
    const raw: Record<string, unknown> = read.success ? read.data : {};
    return {
      ...raw,
      features: readTextList(raw.features),
      challenges: readTextList(raw.challenges),
      outcomes: readTextList(raw.outcomes),
      image_urls: readTextList(raw.image_urls).flatMap(
        (reference) => absoluteImageAddress(reference, imageBase) ?? [],
      ),
      pictures: raw.pictures ?? [],
    };
  };
  return z.pipe(z.pipe(z.unknown(), z.transform(tighten)), projectSchema);
}
