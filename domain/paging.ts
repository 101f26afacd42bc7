import * as z from "zod/mini";
import { numberOr } from "#domain/number-fields.ts";
import { defaultPageSize } from "./page-size.ts";
import { type QueryParameters, readParameter } from "./query-parameters.ts";

export const maxPageSize = 100;
/** Keeps the offset of the last page within the range of a SQL integer. */
const maxPage = 1_000_000;

export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    count: z.int().check(z.nonnegative()),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });
}

/** API3: reads a paged response, or a plain list as a single page. Throws for anything else. */
export function readPaged<Item extends z.ZodMiniType>(value: unknown, item: Item): Page<z.output<Item>> {
  if (!Array.isArray(value)) return pageSchema(item).parse(value);
  const results = z.array(item).parse(value);
  return { count: results.length, next: null, previous: null, results };
}

export const pageQuerySchema = z.object({
  page: numberOr(1, { min: 1, max: maxPage, step: "whole" }),
  page_size: numberOr(defaultPageSize, { min: 1, max: maxPageSize, step: "whole" }),
});

/** Reads the page number from the URL. An invalid number means page 1. */
export function readPageNumber(parameters: QueryParameters): number {
  const parsed = pageQuerySchema.safeParse({ page: readParameter(parameters, "page") });
  return parsed.success ? parsed.data.page : 1;
}
