import * as z from "zod/mini";
import { fieldMessages } from "#domain/problems.ts";
import { Problem } from "./problem.ts";

/** The fields that a form accepts. */
export type FormDescription = Readonly<{
  input: z.ZodMiniType;
  /** The maximum number of pictures of each picture field. */
  pictures: Readonly<Record<string, number>>;
  /** Accepts pictures up to the limit of photos that are uploaded before their form. */
  takesPhotos?: boolean;
  /** For a PATCH: missing fields stay unchanged. */
  isPartial?: boolean;
}>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** For the API documentation only: the route reads the form itself, because files are streamed. */
    form?: FormDescription;
  }
}

/** An uploaded file, on disk until the response is sent. */
export type Upload = Readonly<{ field: string; path: string }>;

/** A new file, an empty text to remove the picture, or the URL of the current picture to keep it. */
export type SentPicture = Upload | string;

export type Form = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  /** The pictures of each field in their order. Fields that were not sent are missing. */
  pictures: ReadonlyMap<string, readonly SentPicture[]>;
}>;

/** The form that a JSON body stands for. */
export function jsonForm(fields: Form["fields"]): Form {
  return { fields, pictures: new Map() };
}

/** Parses the fields, or throws a problem that names each invalid one. */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, fields: unknown): z.output<Schema> {
  const read = z.safeParse(schema, fields);
  if (!read.success) throw new Problem("invalid_input", { fields: fieldMessages(read.error.issues) });
  return read.data;
}
