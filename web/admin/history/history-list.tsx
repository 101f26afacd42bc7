import {
  type HistoryEntry,
  historyActions,
  historyEntrySchema,
  historyKinds,
} from "#domain/history/entry.ts";
import { isSettingsName } from "#domain/settings/settings.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { historyAddress, settingsHistoryAddress } from "#web/admin/details/history-address.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { rowsPerPage, useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useAccountName } from "./use-account-name.ts";
import { columnLabels, useVersionedFields, type VersionedFields } from "./versioned-rows.tsx";

const filters = ["search", "kind", "action", "from", "until"];

/** LE7: the changes of all rows, newest first, with search and filters. */
export function HistoryList() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const address = useListParameters();
  const query = useResourcePage({
    resource: "history",
    path: "/api/history/",
    item: historyEntrySchema,
    page: address.page,
    query: Object.fromEntries(filters.map((name) => [name, address.get(name)])),
  });
  const { data } = query;
  const fieldsOf = useVersionedFields([]);
  return (
    <section aria-labelledby="history-title" aria-busy={query.isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="history-title" tabIndex={-1} data-list-heading className="text-2xl outline-none">
            {t("history.title")}
          </h2>
          <p aria-live="polite" className="figures text-ink-soft">
            {data && t("history.count", { number: format.number(data.count) })}
          </p>
        </div>
        <ExportButton path="/api/history/export.csv" filters={filters} />
      </div>
      <div className="mt-4 mb-6">
        <ListTools searchHint={t("history.searchHint")}>
          <HistoryFilters />
        </ListTools>
      </div>
      {query.isError && !data && <QueryError title={t("history.failed")} query={query} />}
      {query.isPending && <CardSkeletons label={t("history.loading")} />}
      {data?.results.length === 0 && (
        <EmptyState title={t("list.nothingMatches")} text={t("list.nothingMatchesText")} />
      )}
      <ol className="border-line border-t">
        {data?.results.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} fields={fieldsOf(entry.kind)} />
        ))}
      </ol>
      <Pagination page={address.page} pages={Math.max(1, Math.ceil((data?.count ?? 0) / rowsPerPage))} />
    </section>
  );
}

function HistoryFilters() {
  const { t } = useAdminTranslation();
  const { get, change } = useListParameters();
  return (
    <>
      <SelectField
        label={t("history.filters.kind")}
        placeholder={t("history.filters.anyKind")}
        options={historyKinds.map((value) => ({ value, label: t(`history.kinds.${value}`) }))}
        value={get("kind")}
        onChange={({ target }) => change({ kind: target.value })}
      />
      <SelectField
        label={t("history.filters.action")}
        placeholder={t("history.filters.anyAction")}
        options={historyActions.map((value) => ({ value, label: t(`history.actions.${value}`) }))}
        value={get("action")}
        onChange={({ target }) => change({ action: target.value })}
      />
      {(["from", "until"] as const).map((name) => (
        <DateField
          key={name}
          label={t(`history.filters.${name}`)}
          className="sm:col-span-2"
          defaultValue={get(name)}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </>
  );
}

type ItemProps = Readonly<{ entry: HistoryEntry; fields: VersionedFields | undefined }>;

function HistoryItem({ entry, fields }: ItemProps) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const accountName = useAccountName();
  const changed = columnLabels(entry.fields, fields?.labels, {
    translations: t("history.translations"),
    descriptions: t("editing.pictures.title"),
  });
  const name = entry.name ?? t("history.purgedRow", { id: format.digits(String(entry.row_id)) });
  const document = entry.kind === "settings" && isSettingsName(name) && name !== "looks" ? name : undefined;
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{t(`history.actions.${entry.action}`)}</span>
          {" · "}
          {t(`history.kinds.${entry.kind}`)}
          {": "}
          {document ? (
            <TextLink to={settingsHistoryAddress(document)}>
              {t(`settings.sections.${document}.title`)}
            </TextLink>
          ) : (
            <TextLink to={historyAddress(entry.kind, entry.row_id)}>
              <LangText>{name}</LangText>
            </TextLink>
          )}
        </p>
        {changed.length > 0 && <p className="text-ink-soft text-sm">{changed.join(", ")}</p>}
      </div>
      <p className="text-ink-soft text-sm sm:text-right">
        <DateTimeText iso={entry.changed_at} hasOtherCalendar />
        <br className="max-sm:hidden" />
        <span className="sm:hidden"> · </span>
        {accountName(entry.kind, entry)}
      </p>
    </li>
  );
}
