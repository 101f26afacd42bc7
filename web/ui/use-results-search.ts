import type { FormEvent } from "react";
import { useSubmit } from "react-router";
import { usePageAddress } from "./page-link.tsx";
import { resultsNavigationState } from "./results-navigation.ts";

/** SR4: submits a search and scrolls to its results. */
export function useResultsSearch() {
  const submit = useSubmit();
  const address = usePageAddress();
  return (path: string, parameters: URLSearchParams) => {
    void submit(parameters, {
      method: "get",
      action: address(path),
      state: resultsNavigationState,
      preventScrollReset: true,
    });
  };
}

/** The form's fields without the empty ones. */
export function filledFields(event: FormEvent<HTMLFormElement>): URLSearchParams {
  const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ""));
}
