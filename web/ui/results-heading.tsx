import type { ReactNode } from "react";
import { resultsId } from "./results-navigation.ts";
import { useResultsFocus } from "./use-results-focus.ts";

/** SR4: the line above a list, which gets the focus after a search, a filter or a page change. */
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
