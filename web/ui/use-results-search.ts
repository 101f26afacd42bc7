import type { FormEvent } from "react";
import { useSubmit } from "react-router";
import { resultsNavigationState } from "./results-navigation.ts";

/** Submits a search: the address holds only what is set, and the results come into sight (SR4). */
export function useResultsSearch(path: string) {
  const submit = useSubmit();
  return (parameters: URLSearchParams) => {
    void submit(parameters, {
      method: "get",
      action: path,
      state: resultsNavigationState,
      preventScrollReset: true,
    });
  };
}

/** What was filled in, without the fields left empty. */
export function filledFields(event: FormEvent<HTMLFormElement>): URLSearchParams {
  const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ""));
}
