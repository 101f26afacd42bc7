import type { ComponentProps, ReactNode } from "react";
import { QueryContent } from "./query-content.tsx";

type Props<Row> = Omit<ComponentProps<typeof QueryContent<readonly Row[]>>, "children"> &
  Readonly<{
    /** Instead of rows. */
    none: ReactNode;
    className?: string;
    /** A row, with its key. */
    children: (row: Row) => ReactNode;
  }>;

/** A short list without pages, search or selection: its rows, or that there are none, or why they can't be shown. */
export function QueryList<Row>({ none, className, children, ...content }: Props<Row>) {
  return (
    <QueryContent {...content}>
      {(rows) => (rows.length === 0 ? none : <ul className={className}>{rows.map(children)}</ul>)}
    </QueryContent>
  );
}
