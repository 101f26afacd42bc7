import type { Page } from "#domain/paging.ts";

/** A page of results with the URLs of the next and previous page. */
export function presentPage<Item>(
  results: Item[],
  count: number,
  url: URL,
  { page, pageSize }: { page: number; pageSize: number },
): Page<Item> {
  const urlOfPage = (number: number) => {
    const pageUrl = new URL(url);
    pageUrl.searchParams.set("page", String(number));
    return pageUrl.href;
  };
  return {
    count,
    next: page * pageSize < count ? urlOfPage(page + 1) : null,
    previous: page > 1 ? urlOfPage(page - 1) : null,
    results,
  };
}
