import { useSearchParams } from "react-router";
import { readPageNumber } from "#domain/paging.ts";
import { readParameter } from "#domain/query-parameters.ts";

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
]);

type Changes = Readonly<Record<string, string | null>>;

/** The URL parameters of a list. A reload, a link and the back button show the same rows. */
export function useListParameters() {
  const [parameters, setParameters] = useSearchParams();
  return {
    page: readPageNumber(parameters),
    /** Returns "" for a missing parameter. */
    get: (name: string) => readParameter(parameters, name),
    /** How many filters, or an order, are set. */
    filterCount: [...parameters.keys()].filter((name) => !otherParameters.has(name)).length,
    /** Changes filters or order and goes to the first page. Null removes a parameter. */
    change(changes: Changes) {
      setParameters(
        (now) => {
          now.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === "") now.delete(name);
            else now.set(name, value);
          }
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    goToPage(page: number) {
      setParameters(
        (now) => {
          if (page > 1) now.set("page", String(page));
          else now.delete("page");
          return now;
        },
        { replace: true },
      );
    },
  };
}
