import History from "lucide-react/icons/history";
import type { ReactNode } from "react";
import type { HistoryKind, RowChange, RowHistory } from "#domain/history/entry.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { FieldValueText } from "#web/admin/editing/field-value-text.tsx";
import type { FieldValue } from "#web/admin/editing/form-values.ts";
import { isPictures } from "#web/admin/editing/merge-edits.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { SmallButton } from "#web/ui/small-button.tsx";
import { useAccountName } from "./use-account-name.ts";
import { changedFieldNames, type VersionedFields } from "./versioned-rows.tsx";

type Props = Readonly<{
  kind: HistoryKind;
  row: RowHistory["row"];
  missingPictures: readonly string[];
  change: RowChange;
  fields: VersionedFields | undefined;
  /** Undefined if this version can't be brought back. */
  onRestore: (() => void) | undefined;
}>;

/** LE7: who changed a row when, and each changed field before and after. */
export function RowChangeItem({ kind, row, missingPictures, change, fields, onRestore }: Props) {
  const { t } = useAdminTranslation();
  const accountName = useAccountName();
  const { action, before, after } = change;
  const values = row &&
    fields && [fields.valuesOf({ ...row, ...before }), fields.valuesOf({ ...row, ...after })];
  const [old = {}, now = {}] = values ?? [];
  const names = action === "update" ? changedFieldNames(old, now) : [];
  return (
    <li className="border-line border-b py-5 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {t(`history.actions.${action}`)}
          </h3>
          <p className="text-ink-soft text-sm">
            <DateTimeText iso={change.changed_at} hasOtherCalendar />
            {" · "}
            {accountName(kind, change)}
          </p>
        </div>
        {onRestore && (
          <SmallButton icon={<History />} onClick={onRestore}>
            {t("history.bringBack.button")}
          </SmallButton>
        )}
      </div>
      {names.length > 0 && (
        <dl className="mt-4 grid gap-4">
          {names.map((name) => {
            const labels = fields?.labels[name];
            return (
              <div key={name} className="min-w-0">
                <dt className="font-semibold text-sm">{labels?.label ?? name}</dt>
                <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                  <Value title={t("history.before")} tone="before">
                    <VersionValue value={old[name] ?? ""} labels={labels} missing={missingPictures} />
                  </Value>
                  <Value title={t("history.after")} tone="after">
                    <VersionValue value={now[name] ?? ""} labels={labels} missing={missingPictures} />
                  </Value>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </li>
  );
}

const tones = { before: "border-line-strong", after: "border-leaf" } as const;

type ValueProps = Readonly<{ title: string; tone: keyof typeof tones; children: ReactNode }>;

function Value({ title, tone, children }: ValueProps) {
  return (
    <div className={`min-w-0 border-l-2 pl-3 wrap-anywhere ${tones[tone]}`}>
      <span className="block text-ink-soft text-xs">{title}</span>
      {children}
    </div>
  );
}

type VersionProps = Readonly<{
  value: FieldValue;
  labels: VersionedFields["labels"][string] | undefined;
  missing: readonly string[];
}>;

/** Pictures whose files are gone are counted instead of shown. */
function VersionValue({ value, labels, missing }: VersionProps) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  if (!isPictures(value)) return <FieldValueText value={value} labels={labels} />;
  const stored = value.filter(({ id }) => !missing.includes(id));
  const gone = value.length - stored.length;
  return (
    <div className="grid gap-1">
      {stored.length > 0 && <FieldValueText value={stored} labels={labels} />}
      {gone > 0 && (
        <span className="text-ink-soft text-sm">
          {t("history.picturesGone", { number: format.number(gone) })}
        </span>
      )}
    </div>
  );
}
