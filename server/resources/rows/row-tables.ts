import { type RawBuilder, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { RowKind } from "#domain/rows/row-kinds.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import { rateNameColumn, rateSearchText } from "#server/resources/rates/rate-name-column.ts";

type RowTable = Readonly<{
  table: DeletableTable;
  /** What staff call a row. */
  name: (language: Language) => RawBuilder<string>;
  /** The lowercase text that its list is searched by, with a trigram index. */
  searchText: RawBuilder<string>;
}>;

/** Each kind's table, and the names of its rows where rows of several kinds are listed together. */
export const rowTables: Readonly<Record<RowKind, RowTable>> = {
  properties: {
    table: "properties",
    name: (language) => shownLine("name", language),
    searchText: sql`search_text`,
  },
  projects: {
    table: "projects",
    name: (language) => shownLine("proj_name", language),
    searchText: sql`search_text`,
  },
  sell: {
    table: "sell_submissions",
    name: () => sql`propert_title`,
    searchText: sql`lower(propert_title || E'\\n' || property_location || E'\\n' || name || E'\\n' || email || E'\\n' || coalesce(phone_no, ''))`,
  },
  messages: {
    table: "messages",
    name: () => sql`name || ' – ' || subject`,
    searchText: sql`lower(name || E'\\n' || email || E'\\n' || subject)`,
  },
  "service-requests": {
    table: "service_requests",
    name: () => sql`service_name`,
    searchText: sql`lower(service_name || E'\\n' || service_type || E'\\n' || address || E'\\n' || phone_no || E'\\n' || coalesce(email, ''))`,
  },
  enquiries: {
    table: "enquiries",
    name: () => sql`name || ' – ' || message`,
    searchText: sql`lower(name || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(phone, '') || E'\\n' || message)`,
  },
  rates: { table: "rates", name: rateNameColumn, searchText: rateSearchText },
};
