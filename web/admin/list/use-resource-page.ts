import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { isLiveTopic } from "#domain/live/live-topics.ts";
import type { Page } from "#domain/paging.ts";
import type { RowKind } from "#domain/rows/kinds.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { pageOf } from "#web/api/response-schema.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useListParameters } from "./use-list-parameters.ts";
import { useRefreshInterval } from "./use-refresh-interval.ts";

export const rowsPerPage = 24;

/** The first part of query keys: `[name, "page" | "count" | "one", …]`. */
export type ResourceName =
  | RowKind
  | "estimates"
  | "construction-rates"
  | "jobs"
  | "leads"
  | "history"
  | "trash"
  | "accounts";

export type ResourcePage<Item extends z.ZodMiniType<{ id: number }>> = Readonly<{
  resource: ResourceName;
  path: string;
  item: Item;
  /** The URL parameters that filter the list, named like those of the API. Its page and its order are read, too. */
  filters: readonly string[];
}>;

/** Fetches a page of a list and shows the previous one meanwhile. The count of an unfiltered list updates its tab. */
export function useResourcePage<Item extends z.ZodMiniType<{ id: number }>>(options: ResourcePage<Item>) {
  const { resource, path, item, filters } = options;
  const { get, page } = useListParameters();
  const parameters = new URLSearchParams({ page: String(page), page_size: String(rowsPerPage) });
  for (const name of [...filters, "ordering"]) if (get(name) !== "") parameters.set(name, get(name));
  const url = `${path}?${parameters}`;
  const language = useLanguage();
  const client = useQueryClient();
  const isUnfiltered = filters.every((name) => get(name) === "");
  return useQuery({
    queryKey: [resource, "page", url, language],
    queryFn: async (): Promise<Page<z.output<Item>>> => {
      const headers = acceptLanguage(language);
      const fetched = await callAsAdmin({ method: "GET", path: url, headers }, pageOf(item));
      const hidden = hiddenRows(client, resource);
      const results = fetched.results.filter(({ id }) => !hidden.has(id));
      if (!isUnfiltered)
        return { ...fetched, results, count: fetched.count - fetched.results.length + results.length };
      const count = fetched.count - hidden.size;
      client.setQueryData<number>([resource, "count"], count);
      return { ...fetched, results, count };
    },
    refetchInterval: useRefreshInterval({ hasTopic: isLiveTopic(resource) }),
    placeholderData: keepPreviousData,
  });
}

/** Rows that the server could not delete, hidden until the page reloads (section 8). */
const hiddenIds = new WeakMap<QueryClient, Map<ResourceName, Set<number>>>();

export function hiddenRows(client: QueryClient, resource: ResourceName): ReadonlySet<number> {
  return hiddenIds.get(client)?.get(resource) ?? new Set();
}

export function hideRow(client: QueryClient, resource: ResourceName, id: number): void {
  const ofPage = hiddenIds.get(client) ?? new Map<ResourceName, Set<number>>();
  hiddenIds.set(client, ofPage.set(resource, new Set(ofPage.get(resource)).add(id)));
}

/** Removes a deleted row from cached pages and counts. */
export function removeCachedRow(client: QueryClient, resource: ResourceName, id: number): void {
  client.setQueriesData<Page<{ id: number }>>({ queryKey: [resource, "page"] }, (page) => {
    const results = page?.results.filter((row) => row.id !== id);
    if (!page || !results || results.length === page.results.length) return page;
    return { ...page, count: page.count - 1, results };
  });
  client.setQueryData<number>([resource, "count"], (count) => (count === undefined ? count : count - 1));
}

/** Refetches pages and counts. Single rows are left out, because a deleted one would fail. */
export function refreshLists(client: QueryClient, resource: ResourceName): void {
  void client.invalidateQueries({ queryKey: [resource], predicate: ({ queryKey }) => queryKey[1] !== "one" });
}
