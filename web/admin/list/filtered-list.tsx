import { Fragment, type ReactNode } from "react";
import type * as z from "zod/mini";
import { useFormat } from "#web/i18n/use-format.ts";
import { ListHead } from "./list-head.tsx";
import { type EmptyTexts, ListRows } from "./list-rows.tsx";
import { ListTools } from "./list-tools.tsx";
import { type ResourcePage, useResourcePage } from "./use-resource-page.ts";

type Props<Item extends z.ZodMiniType<{ id: number }>> = Readonly<{
  /** The rows' address in the API, and the URL parameters that filter them. */
  page: ResourcePage<Item>;
  title: string;
  /** "12 estimates", of a number in the page's digits. */
  countText: (number: string) => string;
  /** Below the title. */
  intro?: ReactNode;
  /** Beside the title. */
  buttons: ReactNode;
  searchHint: string;
  /** Choices beside the search. */
  filters?: ReactNode;
  loading: string;
  failed: string;
  empty: EmptyTexts;
  row: (row: z.output<Item>) => ReactNode;
  /** The dialogs of the list. */
  children?: ReactNode;
}>;

/** A list with a search whose rows are lines: without a table, cards or selection (those are RowTab's). */
export function FilteredList<Item extends z.ZodMiniType<{ id: number }>>(props: Props<Item>) {
  const { page, title, countText, intro, buttons, searchHint, filters, loading, failed, empty, children } =
    props;
  const format = useFormat();
  const query = useResourcePage(page);
  const titleId = `${page.resource}-title`;
  return (
    <section aria-labelledby={titleId} aria-busy={query.isFetching}>
      <ListHead
        id={titleId}
        title={title}
        count={query.data ? countText(format.number(query.data.count)) : null}
      >
        {buttons}
      </ListHead>
      {intro}
      <div className="mt-4 mb-6">
        <ListTools searchHint={searchHint}>{filters}</ListTools>
      </div>
      <ListRows query={query} loading={loading} failed={failed} empty={empty} filters={page.filters}>
        {(rows) => (
          <ul className="border-line border-t">
            {rows.map((row) => (
              <Fragment key={row.id}>{props.row(row)}</Fragment>
            ))}
          </ul>
        )}
      </ListRows>
      {children}
    </section>
  );
}
