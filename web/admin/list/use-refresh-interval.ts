import { useSearchParams } from "react-router";

const refreshIntervalMs = 15_000;

/** How often lists and counts are fetched anew. Hidden browser tabs don't; nor does a list behind an open form. */
export function useRefreshInterval(): number | false {
  const [parameters] = useSearchParams();
  return parameters.has("edit") ? false : refreshIntervalMs;
}
