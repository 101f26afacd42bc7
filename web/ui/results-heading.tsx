import type { ReactNode } from "react";
import { resultsId } from "./results-navigation.ts";
import { useResultsFocus } from "./use-results-focus.ts";

type Props = Readonly<{
  children: ReactNode;
  /** Which of the results this page has. */
  range?: ReactNode;
  /** Beside the heading, such as the order of the list; below it on phones. */
  tools?: ReactNode;
}>;

/** SR4: the line above a list, which gets the focus after a search, a filter or a page change. */
export function ResultsHeading({ children, range, tools }: Props) {
  return (
    <div className="my-4 flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:my-6">
      <div role="status" className="min-w-0">
        <h2
          ref={useResultsFocus()}
          id={resultsId}
          tabIndex={-1}
          className="font-sans text-base text-ink-soft leading-text tracking-normal outline-none"
        >
          {children}
        </h2>
        {range}
      </div>
      <div className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-2 empty:hidden max-sm:w-full max-sm:justify-between">
        {tools}
      </div>
    </div>
  );
}
