import * as z from "zod/mini";
import { maxPhotoBytes, maxPictureBytes } from "#domain/pictures/upload.ts";
import type { FormDescription } from "./form.ts";

const fieldsSchema = z.looseObject({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z.optional(z.array(z.string())),
});

const describeFile = (megabytes: number) => ({
  description: `A JPEG, PNG, WebP or HEIC of at most ${megabytes} MB and 33 megapixels; an empty text for none.`,
  type: "string",
  format: "binary",
});

/** The request body of a form for the API documentation: the fields of its schema, and its pictures. */
export function describeForm({ pictures, takesPhotos, isPartial }: FormDescription, fields: unknown) {
  const { properties, required, ...rest } = fieldsSchema.parse(fields);
  const file = describeFile((takesPhotos ? maxPhotoBytes : maxPictureBytes) / 1024 ** 2);
  const pictureProperties = Object.entries(pictures).map(([name, maxPictures]) => [
    name,
    maxPictures === 1 ? file : { type: "array", maxItems: maxPictures, items: file },
  ]);
  const body = {
    ...rest,
    properties: { ...properties, ...Object.fromEntries(pictureProperties) },
    ...(required && !isPartial && { required }),
  };
  return { content: { "multipart/form-data": { schema: body }, "application/json": { schema: body } } };
}
