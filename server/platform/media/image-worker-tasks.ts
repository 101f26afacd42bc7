import * as z from "zod/mini";
import { pictureRejections } from "./picture-rejection.ts";

/** A picture at the left edge of a card, cropped to this width. */
const cardPicture = z.object({ path: z.string(), width: z.number() });
export type CardPicture = z.output<typeof cardPicture>;

/** What the process that works on pictures is asked for. */
const pictureTaskSchema = z.discriminatedUnion("task", [
  z.object({ task: z.literal("inspect"), path: z.string() }),
  z.object({ task: z.literal("encode"), path: z.string() }),
  z.object({ task: z.literal("card"), drawing: z.string(), picture: z.nullable(cardPicture) }),
]);
export type PictureTask = z.output<typeof pictureTaskSchema>;

const bytes = z.instanceof(Uint8Array);

export const resultSchemas = {
  inspect: z.object({ width: z.number(), height: z.number(), decodedBytes: z.number() }),
  encode: z.object({ placeholder: z.string(), files: z.map(z.string(), bytes) }),
  card: bytes,
} satisfies Record<PictureTask["task"], z.ZodMiniType>;
export type PictureResult<Task extends PictureTask["task"]> = z.output<(typeof resultSchemas)[Task]>;

/** One line of talk each way; `id` says which question an answer belongs to. */
export const questionSchema = z.object({ id: z.number(), asked: pictureTaskSchema });
export const answerSchema = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  refusal: z.optional(z.enum(pictureRejections)),
  failure: z.optional(z.string()),
});
export type PictureAnswer = z.output<typeof answerSchema>;
