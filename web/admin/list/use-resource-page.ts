import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type Page, readPaged } from "#domain/paging.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useRefreshInterval } from "./use-refresh-interval.ts";

export const rowsPerPage = 24;

/** What is kept of a resource is found under its name: `[name, "page" | "count" | "one", …]`. */
export type ResourceName = "properties" | "sell" | "projects" | "messages" | "service-requests";

type Options<Item extends z.ZodMiniType<{ id: number }>> = Readonly<{
  resource: ResourceName;
  path: string;
  item: Item;
  page: number;
  /** Search, order and filters as the API names them; empty ones are left out. */
  query: Readonly<Record<string, string>>;
}>;

/** One page of a list. While the next comes, the last one stays. The count of the whole list goes to its tab as well. */
export function useResourcePage<Item extends z.ZodMiniType<{ id: number }>>(options: Options<Item>) {
  const { resource, path, item, page, query } = options;
  const wanted = new URLSearchParams({ page: String(page), page_size: String(rowsPerPage) });
  for (const [name, value] of Object.entries(query)) if (value !== "") wanted.set(name, value);
  const address = `${path}?${wanted}`;
  const client = useQueryClient();
  const isWhole = Object.entries(query).every(([name, value]) => name === "ordering" || value === "");
  return useQuery({
    queryKey: [resource, "page", address],
    queryFn: async (): Promise<Page<z.output<Item>>> => {
      const answer = await callAsAdmin({ method: "GET", path: address });
      const read = parseBody((value) => readPaged(value, item), answer);
      const results = read.results.filter(({ id }) => !hiddenRows.get(resource)?.has(id));
      if (!isWhole) return { ...read, results, count: read.count - read.results.length + results.length };
      const count = read.count - hiddenCount(resource);
      client.setQueryData<number>([resource, "count"], count);
      return { ...read, results, count };
    },
    refetchInterval: useRefreshInterval(),
    placeholderData: keepPreviousData,
  });
}

/** Rows that are taken off the display although the server could not delete them, until the app is loaded anew. */
const hiddenRows = new Map<ResourceName, ReadonlySet<number>>();

export function hideRow(resource: ResourceName, id: number): void {
  hiddenRows.set(resource, new Set(hiddenRows.get(resource)).add(id));
}

export function hiddenCount(resource: ResourceName): number {
  return hiddenRows.get(resource)?.size ?? 0;
}

/** Takes a row out of what is shown, once the server agreed that it is gone. */
export function dropRow(client: QueryClient, resource: ResourceName, id: number): void {
  client.setQueriesData<Page<{ id: number }>>({ queryKey: [resource, "page"] }, (page) => {
    const results = page?.results.filter((row) => row.id !== id);
    if (!page || !results || results.length === page.results.length) return page;
    return { ...page, count: page.count - 1, results };
  });
  client.setQueryData<number>([resource, "count"], (count) => (count === undefined ? count : count - 1));
}

/** Pages and counts are fetched anew. Single rows are not: one that is gone would be asked for in vain. */
export function refreshLists(client: QueryClient, resource: ResourceName): void {
  void client.invalidateQueries({ queryKey: [resource], predicate: ({ queryKey }) => queryKey[1] !== "one" });
}
