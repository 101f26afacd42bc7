import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { readPlaceCode } from "#domain/places/place-code.ts";
import { type ListingType, propertyTypes } from "#domain/properties/kinds.ts";
import { CallFailure } from "./call-failure.ts";
import { request } from "./request.ts";

const countSchema = { count: z.int(), is_exact: z.boolean() };
const suggestionsSchema = z.object({
  places: z.array(
    z.object({
      code: z.pipe(z.string(), z.transform(readPlaceCode)),
      name: z.string(),
      area: z.string(),
      ...countSchema,
    }),
  ),
  types: z.array(z.object({ type: z.enum(propertyTypes), ...countSchema })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** SR2: places and types that a text may mean, with how many listings each has. */
export async function fetchSuggestions(
  text: string,
  listing: ListingType,
  language: Language,
): Promise<Suggestions> {
  const path = `/api/suggestions/?${new URLSearchParams({ q: text, listing, lang: language })}`;
  const read = suggestionsSchema.safeParse(await request({ method: "GET", path }));
  if (!read.success) throw new CallFailure("unreadable", { cause: read.error });
  return read.data;
}
