import { type RawBuilder, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { RowKind } from "#domain/rows/kinds.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import { rateNameColumn, rateSearchText } from "#server/resources/rates/rate-name-column.ts";

type RowTexts = Readonly<{
  /** What staff call a row. */
  name: (language: Language) => RawBuilder<string>;
  /** The lowercase text that its list is searched by, with a trigram index. */
  searchText: RawBuilder<string>;
}>;

/** The names of rows where rows of several kinds are listed together. */
export const rowTexts: Readonly<Record<RowKind, RowTexts>> = {
  properties: {
    name: (language) => shownLine("name", language),
    searchText: sql`search_text`,
  },
  projects: {
    name: (language) => shownLine("proj_name", language),
    searchText: sql`search_text`,
  },
  sell: {
    name: () => sql`propert_title`,
    searchText: sql`lower(propert_title || E'\\n' || property_location || E'\\n' || name || E'\\n' || email || E'\\n' || coalesce(phone_no, ''))`,
  },
  messages: {
    name: () => sql`name || ' – ' || subject`,
    searchText: sql`lower(name || E'\\n' || email || E'\\n' || subject)`,
  },
  "service-requests": {
    name: () => sql`service_name`,
    searchText: sql`lower(service_name || E'\\n' || service_type || E'\\n' || address || E'\\n' || phone_no || E'\\n' || coalesce(email, ''))`,
  },
  enquiries: {
    name: () => sql`name || ' – ' || message`,
    searchText: sql`lower(name || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(phone, '') || E'\\n' || message)`,
  },
  rates: { name: rateNameColumn, searchText: rateSearchText },
  redirects: { name: () => sql`path`, searchText: sql`lower(path || E'\\n' || target)` },
};
