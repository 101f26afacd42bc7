import * as z from "zod/mini";
import { type Page, readPaged } from "#domain/paging.ts";
import type { ResponseSchema } from "./request.ts";

/** Reads the rows of a response `{ results }`. */
export function resultsOf<Item extends z.ZodMiniType>(item: Item) {
  const schema = z.object({ results: z.array(item) });
  return { parse: (body: unknown) => schema.parse(body).results };
}

/** API3: reads a page of a list. Other API hosts may send a plain list. */
export function pageOf<Item extends z.ZodMiniType>(item: Item): ResponseSchema<Page<z.output<Item>>> {
  return { parse: (body) => readPaged(body, item) };
}
