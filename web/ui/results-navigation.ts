/** The id of a list's heading, so that without a script an address can lead to it. */
export const resultsId = "results";

/** History state of a navigation that a visitor began to see its results: a search, a filter, another page of a list. */
export const resultsNavigationState = { isResultsNavigation: true } as const;

export function isResultsNavigation(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isResultsNavigation" in state;
}
