import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { idsParameter, writeListingIds } from "#domain/saved/listing-ids.ts";
import { request } from "./request.ts";

const summariesSchema = z.object({ results: z.array(propertySchema) });

/** VT1: the public ones among the listings, in their order. */
export async function fetchSummaries(ids: readonly number[], language: Language): Promise<Property[]> {
  const query = new URLSearchParams({ [idsParameter]: writeListingIds(ids), lang: language });
  const path = `/api/properties/summaries/?${query}`;
  return (await request({ method: "GET", path }, summariesSchema)).results;
}
