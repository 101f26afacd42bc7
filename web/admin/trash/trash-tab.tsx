import RotateCcw from "lucide-react/icons/rotate-ccw";
import * as z from "zod/mini";
import { rowKinds } from "#domain/rows/kinds.ts";
import { type TrashRow, trashRowSchema } from "#domain/trash/trash.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { historyAddress } from "#web/admin/details/history-address.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { rowsPerPage, useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { SelectableRowContext, SelectRow } from "#web/admin/selection/select-row.tsx";
import { SelectionBar } from "#web/admin/selection/selection-bar.tsx";
import { useSelection } from "#web/admin/selection/use-selection.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { TrashActions, useRestore } from "./trash-actions.tsx";

const filters = ["search", "kind"];
/** Rows of several kinds may have the same id, so that the key names both. */
const item = z.pipe(
  trashRowSchema,
  z.transform((row) => ({ ...row, rowKey: `${row.kind}-${row.id}` })),
);
type ListedRow = z.output<typeof item>;

/** LE6: deleted rows of every kind, until they are purged. */
export function TrashTab() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const address = useListParameters();
  const query = useResourcePage({
    resource: "trash",
    path: "/api/trash/",
    item,
    page: address.page,
    query: Object.fromEntries(filters.map((name) => [name, address.get(name)])),
  });
  const { data } = query;
  const selection = useSelection(data?.results.map(({ rowKey }) => rowKey) ?? []);
  const isFiltered = filters.some((name) => address.get(name) !== "");
  return (
    <section aria-labelledby="trash-title" aria-busy={query.isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="trash-title" tabIndex={-1} data-list-heading className="text-2xl outline-none">
            {t("trash.title")}
          </h2>
          <p aria-live="polite" className="figures text-ink-soft">
            {data && t("trash.count", { number: format.number(data.count) })}
          </p>
        </div>
        <ExportButton path="/api/trash/export.csv" filters={filters} />
      </div>
      <p className="mt-1 text-ink-soft">{t("trash.text")}</p>
      <div className="mt-4 mb-6">
        <ListTools searchHint={t("trash.searchHint")}>
          <SelectField
            label={t("history.filters.kind")}
            placeholder={t("history.filters.anyKind")}
            options={rowKinds.map((value) => ({ value, label: t(`history.kinds.${value}`) }))}
            value={address.get("kind")}
            onChange={({ target }) => address.change({ kind: target.value })}
          />
        </ListTools>
      </div>
      {query.isError && !data && <QueryError title={t("trash.failed")} query={query} />}
      {query.isPending && <CardSkeletons label={t("trash.loading")} />}
      {data?.results.length === 0 && (
        <EmptyState
          title={t(isFiltered ? "list.nothingMatches" : "trash.empty")}
          text={t(isFiltered ? "list.nothingMatchesText" : "trash.emptyText")}
        />
      )}
      {data && data.results.length > 0 && (
        <>
          <CheckboxField
            label={t("list.selection.page")}
            checked={selection.isPageSelected}
            onChange={selection.togglePage}
            className="mb-2 w-fit"
          />
          <ul className="border-line border-t">
            {data.results.map((row) => (
              <SelectableRowContext
                key={row.rowKey}
                value={{ selection, rowKey: row.rowKey, name: row.name }}
              >
                <TrashItem row={row} />
              </SelectableRowContext>
            ))}
          </ul>
        </>
      )}
      <Pagination page={address.page} pages={Math.max(1, Math.ceil((data?.count ?? 0) / rowsPerPage))} />
      <SelectionBar selection={selection}>
        <TrashActions selection={selection} />
      </SelectionBar>
    </section>
  );
}

function TrashItem({ row }: Readonly<{ row: ListedRow }>) {
  const { t } = useAdminTranslation();
  const restoring = useRestore();
  const { kind, id, name } = row;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-line border-b py-3 sm:flex-nowrap sm:items-center">
      <SelectRow />
      <div className="min-w-0 grow max-sm:basis-3/4">
        <p className="wrap-anywhere">
          <TextLink to={historyAddress(kind, id)}>
            <LangText>{name}</LangText>
          </TextLink>
          <span className="text-ink-soft"> · {t(`history.kinds.${kind}`)}</span>
        </p>
        <DeletedText row={row} />
      </div>
      <Button
        look="secondary"
        size="small"
        icon={<RotateCcw aria-hidden className="size-4" />}
        aria-label={t("trash.restoreOf", { name })}
        isBusy={restoring.isPending}
        className="max-sm:ml-14"
        onClick={() => restoring.mutate([{ kind, id }])}
      >
        {t("trash.restore")}
      </Button>
    </li>
  );
}

function DeletedText({ row }: Readonly<{ row: TrashRow }>) {
  const { t } = useAdminTranslation();
  return (
    <p className="text-ink-soft text-sm">
      {t("trash.deleted")} <DateTimeText iso={row.deleted_at} />
      {row.deleted_by && ` · ${row.deleted_by}`}
      {" · "}
      {t("trash.goes")} <DateText iso={row.purged_at} hasOtherCalendar />
    </p>
  );
}
