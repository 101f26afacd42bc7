import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { isLanguage } from "#domain/language.ts";
import type { Page } from "#domain/paging.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SelectableRowContext } from "#web/admin/selection/select-row.tsx";
import { SelectionBar } from "#web/admin/selection/selection-bar.tsx";
import { type Selection, useSelection } from "#web/admin/selection/use-selection.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import { untranslatedParameter } from "./untranslated-filter.tsx";
import { useListParameters } from "./use-list-parameters.ts";
import { rowsPerPage } from "./use-resource-page.ts";

export type EmptyTexts = Readonly<{ art?: ReactNode; title: string; text: string; action?: ReactNode }>;

type Props<Row> = Readonly<{
  query: UseQueryResult<Page<Row>>;
  /** The specified texts for a list that is loading, failed or empty. */
  loading: string;
  failed: string;
  empty: EmptyTexts;
  /** URL parameters that filter the list, including its search. */
  filters: readonly string[];
  /** What can be done with selected rows, and how they are called. Without it, rows cannot be selected. */
  selecting?: Readonly<{
    keyOf?: (row: Row) => string;
    nameOf: (row: Row) => string;
    actions: (selection: Selection) => ReactNode;
  }>;
  /** Beside the choice of all rows. */
  note?: string;
  /** A row that contains a `SelectRow` is wrapped by `selectable`. */
  children: (rows: readonly Row[], selectable: (row: Row, shown: ReactNode) => ReactNode) => ReactNode;
}>;

/** The rows of a list, or why there are none, their selection, and the way to other pages. */
export function ListRows<Row extends { id: number }>(props: Props<Row>) {
  const { query, loading, failed, empty, filters, selecting, note, children } = props;
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const parameters = useListParameters();
  const { data } = query;
  const keyOf = selecting?.keyOf ?? (({ id }: Row) => String(id));
  const selection = useSelection(data?.results.map(keyOf) ?? []);
  const canSelect = selecting !== undefined && apiHas("bulkChanges");
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / rowsPerPage));

  // The last row of the last page was deleted, or the URL has a larger page number.
  const isPastEnd = data !== undefined && !query.isPlaceholderData && parameters.page > pages;
  const goToLastPage = useEffectEvent(() => parameters.goToPage(pages));
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);

  const selectable = (row: Row, shown: ReactNode) => (
    <SelectableRowContext
      key={keyOf(row)}
      value={canSelect ? { selection, rowKey: keyOf(row), name: selecting.nameOf(row) } : null}
    >
      {shown}
    </SelectableRowContext>
  );

  if (query.isError && data === undefined) return <QueryError title={failed} query={query} />;
  if (data === undefined || isPastEnd) return <CardSkeletons label={loading} />;
  return (
    <>
      {query.isError && (
        <div className="mb-4">
          <Notice tone="warning" title={failed} isAlert>
            {messages.reason(toCallFailure(query.error))}
          </Notice>
        </div>
      )}
      {canSelect && data.results.length > 0 && (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField
            label={t("list.selection.page")}
            checked={selection.isPageSelected}
            onChange={selection.togglePage}
            className="w-fit"
          />
          {note && (
            <p aria-live="polite" className="figures text-ink-soft">
              {note}
            </p>
          )}
        </div>
      )}
      {data.results.length === 0 ? (
        <EmptyList empty={empty} filters={filters} />
      ) : (
        children(data.results, selectable)
      )}
      <Pagination page={parameters.page} pages={pages} />
      {selecting && <SelectionBar selection={selection}>{selecting.actions(selection)}</SelectionBar>}
    </>
  );
}

/** Says whether there is nothing at all or the filters leave nothing. */
function EmptyList({ empty, filters }: Readonly<{ empty: EmptyTexts; filters: readonly string[] }>) {
  const { t } = useAdminTranslation();
  const parameters = useListParameters();
  const used = filters.filter((name) => parameters.get(name) !== "");
  const untranslated = parameters.get(untranslatedParameter);
  const clear = (label: string) => (
    <Button
      look="secondary"
      onClick={() => parameters.change(Object.fromEntries(filters.map((name) => [name, null])))}
    >
      {label}
    </Button>
  );
  if (used.length === 0)
    return (
      <EmptyState art={empty.art} title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    );
  if (used.join() === untranslatedParameter && isLanguage(untranslated))
    return (
      <EmptyState
        art={empty.art}
        title={t(`list.untranslated.none.${untranslated}`)}
        text={t("list.untranslated.noneText")}
      >
        {clear(t("list.untranslated.showAll"))}
      </EmptyState>
    );
  return (
    <EmptyState title={t("list.nothingMatches")} text={t("list.nothingMatchesText")}>
      {clear(t("list.clear"))}
    </EmptyState>
  );
}
