import * as z from "zod/mini";
import { fieldMessages } from "#domain/problems.ts";
import { Problem } from "./problem.ts";

/** What a form takes: the text fields' schema, and how many pictures each picture field may have. */
export type FormDescription = Readonly<{
  input: z.ZodMiniType;
  pictures: Readonly<Record<string, number>>;
  /** For a PATCH: what is not sent stays as it is. */
  isPartial?: boolean;
}>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** For the API's description; the route receives the form itself, because files are streamed. */
    form?: FormDescription;
  }
}

/** A file that was sent, waiting on disk until the request is answered. */
export type Upload = Readonly<{ field: string; path: string }>;

/** In a picture's place a text may stand: nothing for "none", or the address of the picture that is there. */
export type SentPicture = Upload | string;

export type Form = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  /** What was sent for a picture field, in its order; nothing was sent for the fields that are not here. */
  pictures: ReadonlyMap<string, readonly SentPicture[]>;
}>;

/** The fields as the schema reads them, or a problem that names each one that is wrong. */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, fields: unknown): z.output<Schema> {
  const read = z.safeParse(schema, fields);
  if (!read.success) throw new Problem("invalid_input", { fields: fieldMessages(read.error.issues) });
  return read.data;
}
