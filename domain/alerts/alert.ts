import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { type ListingType, listingTypes } from "#domain/properties/kinds.ts";
import { readPropertyFilters } from "#domain/search/read-filters.ts";
import { lineOrEmpty, requiredEmail, requiredLine } from "#domain/text-fields.ts";
import { alertQuery, readQuery } from "./alert-query.ts";

const maxQueryLength = 2000;
/** An alert that was not confirmed in this time is deleted. */
export const confirmableForDays = 7;

/** VT5: a search of the Buy or Rent list, and who wants to hear of its new results. */
export const alertInputSchema = z
  .object({
    email: requiredEmail,
    listing: z.enum(listingTypes, fieldCode("choice_invalid")),
    query: lineOrEmpty(maxQueryLength).check(
      z.describe("The filters of the list's address, such as `type=house&price_to=5000000`."),
    ),
  })
  .check(
    z.overwrite(({ query, ...input }) => ({ ...input, query: shortestQuery(input.listing, query) })),
    // A short text may have a longer address.
    z.refine(({ query }) => query.length <= maxQueryLength, { error: "too_long", path: ["query"] }),
  );
export type AlertInput = z.output<typeof alertInputSchema>;

/** The token of an alert's page. */
export const alertTokenSchema = z.object({ token: requiredLine(100) });

/** What the page of an alert shows. */
export type AlertPage = Readonly<{
  /** The search in words. */
  name: string;
  /** The address of the list, without the language. */
  listPath: string;
  isConfirmed: boolean;
  /** How many more alerts the same address has. */
  others: number;
}>;

/** What became of an alert whose page was used. */
export type AlertChange = Readonly<{ is: "confirmed" | "ended"; listPath: string; remaining: number }>;

/** Unknown and invalid filters are left out, as on the list's page. */
export function readAlertFilters(listing: ListingType, query: string): PropertyFilters {
  const { since: _since, ...filters } = readPropertyFilters(readQuery(query), listing);
  return filters;
}

function shortestQuery(listing: ListingType, query: string): string {
  return alertQuery(readAlertFilters(listing, query));
}

/** Null if another release has written the query in another way: it would ask for something else now. */
export function readStoredFilters(listing: ListingType, query: string): PropertyFilters | null {
  const filters = readAlertFilters(listing, query);
  return alertQuery(filters) === query ? filters : null;
}
