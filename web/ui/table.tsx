import type { ReactNode } from "react";

export type Column<Row> = Readonly<{
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column right. */
  isFigure?: boolean;
}>;

type Props<Row> = Readonly<{
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}>;

/**
 * A table on wide screens; on phones each row is a card. Explicit roles are needed because screen readers ignore the
 * semantics of a table that is laid out as blocks.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="block w-full border-line text-left sm:table sm:border-y">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="hidden sm:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={`bg-sunken px-4 py-3 text-ink-soft text-sm font-semibold ${column.isFigure ? "text-right" : ""}`}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-3 sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            data-row={rowKey(row)}
            className="block rounded-lg border border-line bg-surface px-4 py-2 sm:table-row sm:border-0 sm:bg-transparent sm:hover:bg-surface"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={`flex items-baseline justify-between gap-4 border-line border-b py-2 last:border-b-0 sm:table-cell sm:border-t sm:border-b-0 sm:px-4 sm:py-3 sm:align-middle ${column.isFigure ? "figures sm:text-right" : ""}`}
              >
                <span aria-hidden className="shrink-0 text-ink-soft text-sm sm:hidden">
                  {column.header}
                </span>
                <span className="min-w-0 text-right sm:[text-align:inherit]">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
