import { useState } from "react";
import { formatDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { HistoryKind, RowChange } from "#domain/history/entry.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { RowChangeItem } from "./row-change.tsx";
import type { VersionedFields } from "./versioned-rows.tsx";

type Props = Readonly<{
  kind: HistoryKind;
  changes: readonly RowChange[];
  /** The row as it is now; changes contain only what differs. */
  row: Readonly<Record<string, unknown>> | null;
  /** Pictures of earlier versions whose files are gone. */
  missingPictures: readonly string[];
  fields: VersionedFields | undefined;
  canRestore: (change: RowChange, index: number) => boolean;
  restoring: boolean;
  onRestore: (change: RowChange) => Promise<unknown>;
}>;

/** LE7: changes, newest first. A version is brought back after a question. */
export function ChangeList({ changes, canRestore, restoring, onRestore, ...shown }: Props) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const [asked, setAsked] = useState<RowChange | null>(null);
  // The question keeps its text while it closes.
  const last = useLastDefined(asked ?? undefined);
  const time = last && `${formatDate(last.changed_at, language)}, ${formatTime(last.changed_at, language)}`;
  return (
    <>
      <ol className="mt-6">
        {changes.map((change, index) => (
          <RowChangeItem
            key={change.id}
            {...shown}
            change={change}
            onRestore={canRestore(change, index) ? () => setAsked(change) : undefined}
          />
        ))}
      </ol>
      {changes.length === 0 && <p className="mt-6 text-ink-soft">{t("history.none")}</p>}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t("history.bringBack.question", { time: time ?? "" })}
        text={t("history.bringBack.text")}
        confirmLabel={t("history.bringBack.button")}
        isBusy={restoring}
        onConfirm={() => asked && void onRestore(asked).finally(() => setAsked(null))}
      />
    </>
  );
}
