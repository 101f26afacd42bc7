import { isExternalTarget, type ListedRedirect, type Redirect } from "#domain/redirects/redirect.ts";
import type { ListedRedirectRow, RedirectRow } from "./repository.ts";

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentRedirect({ id, path, target, is_permanent }: RedirectRow): Redirect {
  return { id, path, target, is_external: isExternalTarget(target), is_permanent };
}

export function presentListedRedirect(row: ListedRedirectRow): ListedRedirect {
  return {
    ...presentRedirect(row),
    origin: row.import_id === null ? "own" : "imported",
    hits: row.hits,
    last_hit_at: row.last_hit_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
