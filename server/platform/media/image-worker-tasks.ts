import * as z from "zod/mini";
import { pictureRejections } from "./picture-rejection.ts";

/** The picture at the left edge of a card, cropped to this width. */
const cardPicture = z.object({
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  width: z.number(),
});
export type CardPicture = z.output<typeof cardPicture>;

const pictureTaskSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("inspect"), path: z.string() }),
  z.object({
    type: z.literal("encode"),
    path: z.string(),
    keepsAlpha: z.optional(z.boolean()),
    isBulk: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal("png"), drawing: z.string() }),
  z.object({ type: z.literal("card"), drawing: z.string(), picture: z.nullable(cardPicture) }),
]);
export type PictureTask = z.output<typeof pictureTaskSchema>;

const bytes = z.instanceof(Uint8Array);

export const resultSchemas = {
  inspect: z.object({ width: z.number(), height: z.number(), decodedBytes: z.number() }),
  encode: z.object({ placeholder: z.string(), hasAlpha: z.boolean(), files: z.map(z.string(), bytes) }),
  png: bytes,
  card: bytes,
} satisfies Record<PictureTask["type"], z.ZodMiniType>;
export type PictureResult<Type extends PictureTask["type"]> = z.output<(typeof resultSchemas)[Type]>;

/** Messages between server and worker process; a response has the `id` of its request. */
export const requestSchema = z.object({ id: z.number(), task: pictureTaskSchema });
export const responseSchema = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  rejection: z.optional(z.enum(pictureRejections)),
  failure: z.optional(z.string()),
});
export type WorkerResponse = z.output<typeof responseSchema>;
