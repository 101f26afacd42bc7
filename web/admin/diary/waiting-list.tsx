import { useState } from "react";
import { formatTime } from "#domain/calendar/format-time.ts";
import { isProblemCode } from "#domain/problems.ts";
import { localText } from "#domain/settings/local-text.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { DiaryQueue, QueueState } from "./diary-queue.ts";
import { BlobPicture } from "./entry-pictures.tsx";
import type { Refusal, WaitingEntry } from "./waiting-entry.ts";

/** CN5: what the server does not have yet, and why. Only staff delete from it. */
export function WaitingList({ queue, state }: Readonly<{ queue: DiaryQueue; state: QueueState }>) {
  const { t } = useDiaryTranslation();
  const [removed, setRemoved] = useState<WaitingEntry | null>(null);
  const { entries, sending, pause } = state;
  if (entries.length === 0) return null;
  return (
    <DetailSection title={t("waiting.title")}>
      <div className="grid gap-3">
        {pause && (
          <Notice tone={pause === "login" ? "danger" : "warning"} isAlert>
            {t(`waiting.pauses.${pause}`)}
          </Notice>
        )}
        <ul className="grid gap-3">
          {entries.map((entry) => (
            <WaitingItem
              key={entry.order}
              entry={entry}
              isSending={entry.uuid === sending}
              onRemove={() => setRemoved(entry)}
            />
          ))}
        </ul>
        {pause && (
          <div>
            <Button look="secondary" onClick={() => void queue.sendAll().catch(() => undefined)}>
              {t("waiting.sendNow")}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={removed !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoved(null)}
        title={t("waiting.removeTitle")}
        text={t("waiting.removeText")}
        confirmLabel={t("waiting.remove")}
        cancelLabel={t("waiting.keep")}
        isBusy={false}
        onConfirm={() => {
          if (removed) void queue.remove(removed.order);
          setRemoved(null);
        }}
      />
    </DetailSection>
  );
}

type ItemProps = Readonly<{ entry: WaitingEntry; isSending: boolean; onRemove: () => void }>;

function WaitingItem({ entry, isSending, onRemove }: ItemProps) {
  const { t } = useDiaryTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { written_at, text, pictures, refusal, jobTitle } = entry;
  const state = refusal ? "refused" : isSending ? "sending" : "waiting";
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={refusal ? "red" : isSending ? "blue" : "yellow"}>{t(`waiting.states.${state}`)}</Badge>
        <DateText iso={written_at} time={formatTime(written_at, language)} />
        <span className="text-ink-soft">
          <LangText>{localText(jobTitle, language)}</LangText>
        </span>
      </p>
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {pictures.length > 0 && (
        <>
          <p className="text-ink-soft text-sm">
            {t("waiting.photos", { number: format.number(pictures.length) })}
          </p>
          <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
            {pictures.map(({ key, file }, index) => (
              <li key={key} className="overflow-hidden rounded">
                <BlobPicture file={file} alt={t("form.preview", { number: format.number(index + 1) })} />
              </li>
            ))}
          </ul>
        </>
      )}
      {refusal && (
        <Notice tone="danger" isAlert>
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      {!isSending && (
        <div>
          <Button look="quiet" size="small" onClick={onRemove}>
            {t("waiting.remove")}
          </Button>
        </div>
      )}
    </li>
  );
}

function RefusalText({ refusal: { code, fieldCode } }: Readonly<{ refusal: Refusal }>) {
  const { t } = useDiaryTranslation();
  const { t: problems } = useProblemTranslation();
  const messages = useProblemMessages();
  const reason =
    messages.field(fieldCode ?? undefined) ??
    (isProblemCode(code) ? problems(`problems.codes.${code}`) : t("waiting.refusedUnknown"));
  return t("waiting.refusedText", { reason });
}
