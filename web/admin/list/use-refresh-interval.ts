import { useSearchParams } from "react-router";

const refreshIntervalMs = 15_000;

/** The refetch interval of lists and counts. Hidden browser tabs and lists behind an open form are not refetched. */
export function useRefreshInterval(): number | false {
  const [parameters] = useSearchParams();
  return parameters.has("edit") ? false : refreshIntervalMs;
}
