import {
  type HistoryEntry,
  historyActions,
  historyEntrySchema,
  historyKinds,
} from "#domain/history/entry.ts";
import { isSettingsName } from "#domain/settings/settings.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { historyAddress, settingsHistoryAddress } from "#web/admin/details/history-address.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { FilteredList } from "#web/admin/list/filtered-list.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useHasConstruction } from "#web/admin/session/construction-context.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useAccountName } from "./use-account-name.ts";
import { columnLabels, useVersionedFields, type VersionedFields } from "./versioned-rows.tsx";

const filters = ["search", "kind", "action", "from", "until"];

/** LE7: the changes of all rows, newest first, with search and filters. */
export function HistoryList() {
  const { t } = useAdminTranslation();
  const fieldsOf = useVersionedFields([]);
  return (
    <FilteredList
      page={{ resource: "history", path: "/api/history/", item: historyEntrySchema, filters }}
      title={t("history.title")}
      countText={(number) => t("history.count", { number })}
      buttons={<ExportButton path="/api/history/export.csv" filters={filters} />}
      searchHint={t("history.searchHint")}
      filters={<HistoryFilters />}
      loading={t("history.loading")}
      failed={t("history.failed")}
      empty={{ title: t("list.nothingMatches"), text: t("list.nothingMatchesText") }}
      row={(entry) => <HistoryItem entry={entry} fields={fieldsOf(entry.kind)} />}
    />
  );
}

function HistoryFilters() {
  const { t } = useAdminTranslation();
  const { get, change } = useListParameters();
  const hasConstruction = useHasConstruction();
  const kinds = historyKinds.filter((kind) => hasConstruction || kind !== "jobs");
  return (
    <>
      <FilterSelect
        name="kind"
        label={t("history.filters.kind")}
        any={t("history.filters.anyKind")}
        options={kinds.map((value) => ({ value, label: t(`history.kinds.${value}`) }))}
      />
      <FilterSelect
        name="action"
        label={t("history.filters.action")}
        any={t("history.filters.anyAction")}
        options={historyActions.map((value) => ({ value, label: t(`history.actions.${value}`) }))}
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
        <br />
        {accountName(entry.kind, entry)}
      </p>
    </li>
  );
}
