/** The id of a list's heading, for links without JavaScript. */
export const resultsId = "results";

/** The history state of a navigation to results: a search, a filter, another page of a list. */
export const resultsNavigationState = { isResultsNavigation: true } as const;

export function isResultsNavigation(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isResultsNavigation" in state;
}
