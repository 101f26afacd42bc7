import * as z from "zod/mini";
import { pictureRefusals } from "./picture-refusal.ts";

/** What the process that works on pictures is asked for. */
export const pictureTaskSchema = z.discriminatedUnion("task", [
  z.object({ task: z.literal("inspect"), path: z.string() }),
  z.object({ task: z.literal("encode"), path: z.string() }),
  z.object({ task: z.literal("card"), drawing: z.string(), picturePath: z.nullable(z.string()) }),
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
  refusal: z.optional(z.enum(pictureRefusals)),
  failure: z.optional(z.string()),
});
export type PictureAnswer = z.output<typeof answerSchema>;
