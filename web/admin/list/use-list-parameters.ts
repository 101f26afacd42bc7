import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { readPageNumber } from "#domain/paging.ts";
import { readParameter } from "#domain/query-parameters.ts";
import { readQuery, useQuery } from "#web/ui/use-query.ts";

/** What the URL of a list has besides its filters and its order. */
const otherParameters = new Set([
  "tab",
  "search",
  "page",
  "view",
  "open",
  "edit",
  "papers",
  "decline",
  "send-back",
  "section",
]);

type Changes = Readonly<Record<string, string | null>>;

/** The URL parameters of a list. A reload, a link and the back button show the same rows. */
export function useListParameters() {
  const parameters = useQuery();
  const navigate = useNavigate();
  // Of a dialog that was opened before the list changed, which closes by going back.
  const { state } = useLocation();
  const replace = (changes: Changes, options?: NavigateOptions) => {
    const next = readQuery();
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === "") next.delete(name);
      else next.set(name, value);
    }
    void navigate(`?${next}`, { ...options, state, replace: true });
  };
  return {
    page: readPageNumber(parameters),
    /** Returns "" for a missing parameter. */
    get: (name: string) => readParameter(parameters, name),
    /** How many filters, or an order, are set. */
    filterCount: [...parameters.keys()].filter((name) => !otherParameters.has(name)).length,
    /** Changes filters or order and goes to the first page. Null removes a parameter. */
    change: (changes: Changes) => replace({ page: null, ...changes }, { preventScrollReset: true }),
    goToPage: (page: number) => replace({ page: page > 1 ? String(page) : null }),
  };
}
