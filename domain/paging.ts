import * as z from "zod/mini";
import { type AddressParameters, readParameter } from "#domain/address-parameters.ts";
import { numberOr } from "#domain/number-fields.ts";

export const defaultPageSize = 12;
export const largestPageSize = 100;
/** Keeps the offset of the last page within what a database takes. */
export const lastPage = 1_000_000;

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

/** API3: a paged answer, or a plain list read as its only page. Throws when it is neither. */
export function readPaged<Item extends z.ZodMiniType>(value: unknown, item: Item): Page<z.output<Item>> {
  if (!Array.isArray(value)) return pageSchema(item).parse(value);
  const results = z.array(item).parse(value);
  return { count: results.length, next: null, previous: null, results };
}

export const pageQuerySchema = z.object({
  page: numberOr(1, { min: 1, max: lastPage, step: "whole" }),
  page_size: numberOr(defaultPageSize, { min: 1, max: largestPageSize, step: "whole" }),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** The page an address asks for; what makes no sense there is the first. */
export function readPageNumber(parameters: AddressParameters): number {
  const parsed = pageQuerySchema.safeParse({ page: readParameter(parameters, "page") });
  return parsed.success ? parsed.data.page : 1;
}
