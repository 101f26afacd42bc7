import RotateCcw from "lucide-react/icons/rotate-ccw";
import * as z from "zod/mini";
import { rowKinds } from "#domain/rows/kinds.ts";
import { type TrashRow, trashRowSchema } from "#domain/trash/trash.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { historyAddress } from "#web/admin/details/history-address.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { ListHead } from "#web/admin/list/list-head.tsx";
import { ListRows } from "#web/admin/list/list-rows.tsx";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { SelectRow } from "#web/admin/selection/select-row.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { TrashActions, useTrashAction } from "./trash-actions.tsx";

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
  const query = useResourcePage({ resource: "trash", path: "/api/trash/", item, filters });
  const count = query.data ? t("trash.count", { number: format.number(query.data.count) }) : null;
  return (
    <section aria-labelledby="trash-title" aria-busy={query.isFetching}>
      <ListHead id="trash-title" title={t("trash.title")} count={count}>
        <ExportButton path="/api/trash/export.csv" filters={filters} />
      </ListHead>
      <p className="mt-2 text-ink-soft">{t("trash.text")}</p>
      <div className="mt-4 mb-6">
        <ListTools searchHint={t("trash.searchHint")}>
          <FilterSelect
            name="kind"
            label={t("history.filters.kind")}
            any={t("history.filters.anyKind")}
            options={rowKinds.map((value) => ({ value, label: t(`history.kinds.${value}`) }))}
          />
        </ListTools>
      </div>
      <ListRows
        query={query}
        loading={t("trash.loading")}
        failed={t("trash.failed")}
        empty={{ title: t("trash.empty"), text: t("trash.emptyText") }}
        filters={filters}
        selecting={{
          keyOf: ({ rowKey }) => rowKey,
          nameOf: ({ name }) => name,
          actions: (selection) => <TrashActions selection={selection} />,
        }}
      >
        {(rows, selectable) => (
          <ul className="border-line border-t">
            {rows.map((row) => selectable(row, <TrashItem row={row} />))}
          </ul>
        )}
      </ListRows>
    </section>
  );
}

function TrashItem({ row }: Readonly<{ row: ListedRow }>) {
  const { t } = useAdminTranslation();
  const restoring = useTrashAction("restore");
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
      <SmallButton
        icon={<RotateCcw />}
        aria-label={t("trash.restoreOf", { name })}
        isBusy={restoring.isPending}
        className="max-sm:ml-14"
        onClick={() => restoring.mutate([{ kind, id }])}
      >
        {t("trash.restore")}
      </SmallButton>
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
