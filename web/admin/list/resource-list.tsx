import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { isLanguage } from "#domain/language.ts";
import type { Page } from "#domain/paging.ts";
import type { RowKind } from "#domain/rows/kinds.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { BulkActions } from "#web/admin/selection/bulk-actions.tsx";
import { SelectableRowContext, SelectRow } from "#web/admin/selection/select-row.tsx";
import { SelectionBar } from "#web/admin/selection/selection-bar.tsx";
import { useSelection } from "#web/admin/selection/use-selection.ts";
import { isOwnApi } from "#web/api/api-url.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import { untranslatedParameter } from "./untranslated-filter.tsx";
import { useListParameters } from "./use-list-parameters.ts";
import { rowsPerPage } from "./use-resource-page.ts";
import { useView } from "./use-view.ts";
import { ViewSwitch } from "./view-switch.tsx";

type Props<Row> = Readonly<{
  resource: RowKind;
  title: string;
  /** "12 message(s)". */
  count: (number: number) => string;
  query: UseQueryResult<Page<Row>>;
  /** The specified texts for a list that is loading, failed or empty. */
  loading: string;
  failed: string;
  empty: Readonly<{ art: ReactNode; title: string; text: string; action?: ReactNode }>;
  /** A `ListTools`. */
  tools: ReactNode;
  /** URL parameters that filter the list, including its search. */
  filters?: readonly string[];
  /** A button beside the title. */
  action?: ReactNode;
  card: (row: Row) => ReactNode;
  columns: readonly Column<Row>[];
  /** What a row is called. */
  nameOf: (row: Row) => string;
}>;

/** A tab's list: its title and tools, and its rows as cards or as a table. */
export function ResourceList<Row extends { id: number }>(props: Props<Row>) {
  const { resource, title, count, query, loading, failed, empty, tools, action, card, columns } = props;
  const { filters = ["search"], nameOf } = props;
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const parameters = useListParameters();
  const { view, isWide, choose } = useView(resource);
  const { data } = query;
  const selection = useSelection(data?.results.map(({ id }) => String(id)) ?? []);
  const canSelect = isOwnApi();
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / rowsPerPage));

  // The last row of the last page was deleted, or the URL has a larger page number.
  const isPastEnd = data !== undefined && !query.isPlaceholderData && parameters.page > pages;
  const goToLastPage = useEffectEvent(() => parameters.goToPage(pages));
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);

  const isFiltered = filters.some((name) => parameters.get(name) !== "");
  const clearFilters = () => parameters.change(Object.fromEntries(filters.map((name) => [name, null])));

  const untranslated = parameters.get(untranslatedParameter);
  const isOnlyUntranslated = filters.every(
    (name) => (name === untranslatedParameter) === (parameters.get(name) !== ""),
  );

  const selectable = (row: Row, children: ReactNode) =>
    canSelect ? (
      <SelectableRowContext value={{ selection, rowKey: String(row.id), name: nameOf(row) }}>
        {children}
      </SelectableRowContext>
    ) : (
      children
    );
  const selectColumn: Column<Row> = {
    key: "select",
    header: t("list.selection.column"),
    cell: (row) => selectable(row, <SelectRow />),
  };

  function renderRows() {
    if (query.isError && data === undefined) return <QueryError title={failed} query={query} />;
    if (data === undefined || isPastEnd) return <CardSkeletons label={loading} />;
    if (data.results.length === 0 && isOnlyUntranslated && isLanguage(untranslated))
      return (
        <EmptyState
          art={empty.art}
          title={t(`list.untranslated.none.${untranslated}`)}
          text={t("list.untranslated.noneText")}
        >
          <Button look="secondary" onClick={clearFilters}>
            {t("list.untranslated.showAll")}
          </Button>
        </EmptyState>
      );
    if (data.results.length === 0 && isFiltered)
      return (
        <EmptyState title={t("list.nothingMatches")} text={t("list.nothingMatchesText")}>
          <Button look="secondary" onClick={clearFilters}>
            {t("list.clear")}
          </Button>
        </EmptyState>
      );
    if (data.results.length === 0)
      return (
        <EmptyState art={empty.art} title={empty.title} text={empty.text}>
          {empty.action}
        </EmptyState>
      );
    if (view === "table")
      return (
        <Table
          caption={title}
          columns={canSelect ? [selectColumn, ...columns] : columns}
          rows={data.results}
          rowKey={(row) => row.id}
        />
      );
    return (
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.results.map((row) => (
          <li key={row.id} data-row={row.id} className="grid min-w-0">
            {selectable(row, card(row))}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <section aria-labelledby={`${resource}-title`} aria-busy={query.isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={`${resource}-title`} tabIndex={-1} data-list-heading className="text-2xl outline-none">
            {title}
          </h2>
          <p aria-live="polite" className="figures text-ink-soft">
            {data && count(data.count)}
          </p>
        </div>
        {action}
      </div>
      <div className="mt-4 mb-6 flex items-end justify-between gap-4">
        <div className="min-w-0 grow">{tools}</div>
        {isWide && <ViewSwitch view={view} onChoose={choose} />}
      </div>
      {query.isError && data && (
        <div className="mb-4">
          <Notice tone="warning" title={failed} isAlert>
            {messages.reason(toCallFailure(query.error))}
          </Notice>
        </div>
      )}
      {canSelect && data && data.results.length > 0 && (
        <CheckboxField
          label={t("list.selection.page")}
          checked={selection.isPageSelected}
          onChange={selection.togglePage}
          className="mb-2 w-fit"
        />
      )}
      {renderRows()}
      <Pagination page={parameters.page} pages={pages} />
      <SelectionBar selection={selection}>
        <BulkActions kind={resource} selection={selection} />
      </SelectionBar>
    </section>
  );
}
