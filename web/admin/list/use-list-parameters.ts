import { useSearchParams } from "react-router";
import { readPageNumber } from "#domain/paging.ts";
import { readParameter } from "#domain/query-parameters.ts";

type Changes = Readonly<Record<string, string | null>>;

/** What a list shows is written in the address, so that a reload, a link and the way back show the same. */
export function useListParameters() {
  const [parameters, setParameters] = useSearchParams();
  return {
    page: readPageNumber(parameters),
    /** A parameter of the list, empty where there is none. */
    get: (name: string) => readParameter(parameters, name),
    /** Narrows or sorts anew, which begins at the first page; null takes a parameter away. */
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
    turnTo(page: number) {
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
