import { createContext, use } from "react";

/** CN1: whether the company builds. The server says it with the page, so that the tab is there from the first paint. */
export const ConstructionContext = createContext(false);

export function useHasConstruction(): boolean {
  return use(ConstructionContext);
}
