import type { PropertyListingPage } from "#domain/site/site-data.ts";

/** VT6: the page of a list from which a listing was opened. Kept in the history entry, so Back and a reload keep it. */
export type ListPosition = Readonly<{
  /** The plain path of the list with its query. */
  path: string;
  ids: readonly number[];
  page: number;
  pages: number;
  total: number;
  isExact: boolean;
}>;

/** The history state of links from a list to its listings. */
export type ListState = Readonly<{ list: ListPosition }>;

export function listStateOf(
  path: string,
  { results, page, pages, matching, isExact }: PropertyListingPage,
): ListState {
  return { list: { path, ids: results.map(({ id }) => id), page, pages, total: matching, isExact } };
}
