import type { ReactNode } from "react";
import { resultsId } from "./results-navigation.ts";
import { useResultsFocus } from "./use-results-focus.ts";

/** The line above a list; a search, a filter or another page leads to it (SR4). */
export function ResultsHeading({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="my-6">
      <h2
        ref={useResultsFocus()}
        id={resultsId}
        tabIndex={-1}
        className="font-sans text-base text-ink-soft leading-text tracking-normal outline-none"
      >
        {children}
      </h2>
    </div>
  );
}
