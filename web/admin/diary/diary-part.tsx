import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formatDate } from "#domain/calendar/format-date.ts";
import type { Job } from "#domain/jobs/job.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { SessionEndedDialog } from "#web/admin/editing/session-ended-dialog.tsx";
import { useSessionEnd } from "#web/admin/editing/use-session-end.ts";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { DiaryList } from "./diary-list.tsx";
import { DiaryProof } from "./diary-proof.tsx";
import { type Corrected, EntryForm } from "./entry-form.tsx";
import { useDiaryOnPhone } from "./use-diary-on-phone.ts";
import { useOfflineDashboard } from "./use-offline-dashboard.ts";
import type { KnownJob } from "./waiting-entry.ts";
import { WaitingList } from "./waiting-list.tsx";

/** CN5, CN8: the diary of a job. */
export function DiaryPart({ job }: Readonly<{ job: Job }>) {
  const { t } = useDiaryTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { diary, state } = useDiaryOnPhone();
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const [formNumber, setFormNumber] = useState(1);
  const [isEdited, setEdited] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // If the session ends, the page stays and asks to log in; then everything is sent.
  const sessionEnd = useSessionEnd(isEdited || state.entries.length > 0, () => setEdited(false));
  const known: KnownJob = {
    id: job.id,
    title: job.title,
    stages: job.stages.map(({ id, name }) => ({ id, name })),
  };
  const refresh = () => void client.invalidateQueries({ queryKey: ["jobs", "diary", job.id] });
  const refreshSent = useEffectEvent(refresh);
  useEffect(() => {
    if (state.sent > 0) refreshSent();
  }, [state.sent]);
  const remember = useEffectEvent(() => void diary.store.rememberJob(known).catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edited job is remembered again
  useEffect(() => remember(), [job, diary]);
  useOfflineDashboard();

  const correct = (next: Corrected | null) => {
    setCorrected(next);
    setFormNumber((number) => number + 1);
    form.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div className="grid gap-8">
      <div ref={form} className="max-w-2xl scroll-mt-20">
        <DetailSection title={t("today")}>
          <div className="grid gap-4">
            {corrected && (
              <Notice>
                <p>{t("form.corrects", { day: formatDate(corrected.day, language) ?? corrected.day })}</p>
                <Button look="quiet" size="small" onClick={() => correct(null)}>
                  {t("form.stopCorrecting")}
                </Button>
              </Notice>
            )}
            <EntryForm
              key={`${diary.store.name} ${formNumber}`}
              diary={diary}
              job={known}
              corrected={corrected}
              onEdited={() => setEdited(true)}
              onSaved={(hasReachedServer) => {
                setEdited(false);
                setCorrected(null);
                setFormNumber((number) => number + 1);
                if (hasReachedServer) refresh();
              }}
              onDiscarded={() => correct(corrected)}
            />
          </div>
        </DetailSection>
      </div>
      <WaitingList queue={diary.queue} state={state} />
      <DiaryList
        jobId={job.id}
        onCorrect={({ uuid, day, text, stage_id }) => correct({ uuid, day, text, stageId: stage_id })}
      />
      <DiaryProof jobId={job.id} code={job.code} />
      <SessionEndedDialog {...sessionEnd} />
    </div>
  );
}
