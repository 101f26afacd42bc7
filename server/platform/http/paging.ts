import type { Page } from "#domain/paging.ts";

/** A page with the addresses of its neighbours. */
export function presentPage<Item>(
  results: Item[],
  count: number,
  address: URL,
  { page, pageSize }: { page: number; pageSize: number },
): Page<Item> {
  const at = (number: number) => {
    const url = new URL(address);
    url.searchParams.set("page", String(number));
    return url.href;
  };
  return {
    count,
    next: page * pageSize < count ? at(page + 1) : null,
    previous: page > 1 ? at(page - 1) : null,
    results,
  };
}
