import type { FormEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { usePageAddress } from "./page-link.tsx";
import { resultsNavigationState } from "./results-navigation.ts";

const searchState = { ...resultsNavigationState, isSearch: true } as const;

/** SR4: submits a search and scrolls to its results. */
export function useResultsSearch() {
  const navigate = useNavigate();
  const address = usePageAddress();
  return (path: string, parameters: URLSearchParams) => {
    const query = parameters.size > 0 ? `?${parameters}` : "";
    void navigate(address(path) + query, { state: searchState, preventScrollReset: true });
  };
}

/** Whether the results of a search are loading. */
export function useIsSearching(): boolean {
  const state: unknown = useNavigation().location?.state;
  return typeof state === "object" && state !== null && "isSearch" in state;
}

/** The form's fields without the empty ones. */
export function filledFields(event: FormEvent<HTMLFormElement>): URLSearchParams {
  const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ""));
}
