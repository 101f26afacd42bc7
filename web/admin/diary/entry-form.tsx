import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { entryInputSchema } from "#domain/diary/entry.ts";
import { weathers } from "#domain/diary/weather.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { EntryPictures } from "./entry-pictures.tsx";
import { isStorageFull } from "./entry-store.ts";
import { newUuid } from "./new-uuid.ts";
import type { DiaryOnPhone } from "./use-diary-on-phone.ts";
import { useEntryDraft } from "./use-entry-draft.ts";
import type { EntryDraft, KnownJob, NewWaitingEntry, WaitingPicture } from "./waiting-entry.ts";

const fieldsSchema = z.pick(entryInputSchema, { stage_id: true, weather: true, workers: true, text: true });

export type Corrected = Readonly<{ uuid: string; day: string; text: string; stageId: number | null }>;

type Props = Readonly<{
  diary: DiaryOnPhone;
  job: KnownJob;
  corrected: Corrected | null;
  onEdited?: () => void;
  /** After the entry is safe on this phone or with the server. */
  onSaved: (hasReachedServer: boolean) => void;
  /** After a half-written entry was thrown away. */
  onDiscarded: () => void;
}>;

/** CN5: "Today's entry", as it was left. */
export function EntryForm(props: Props) {
  const { diary, job, corrected } = props;
  const draft = useEntryDraft(diary.store, job.id, corrected?.uuid ?? null);
  if (draft === undefined)
    return (
      <SkeletonGroup>
        <SkeletonText lines={12} />
      </SkeletonGroup>
    );
  return <OpenedForm {...props} draft={draft} />;
}

const noPictures: readonly WaitingPicture[] = [];

/** It is stored on the phone first, so that nothing depends on the connection. */
function OpenedForm({
  diary,
  job,
  corrected,
  draft,
  onEdited,
  onSaved,
  onDiscarded,
}: Props & Readonly<{ draft: EntryDraft | null }>) {
  const { t } = useDiaryTranslation();
  const language = useLanguage();
  const drafted = draft?.pictures ?? noPictures;
  const [pictures, setPictures] = useState(drafted);
  const [isPreparing, setPreparing] = useState(false);
  const [storageProblem, setStorageProblem] = useState<"full" | "notStored" | null>(null);
  // The same entry keeps its uuid however often it is saved.
  const [uuid] = useState(() => draft?.fields?.uuid ?? newUuid());
  const form = useSimpleForm({
    schema: fieldsSchema,
    defaultValues: draft?.fields ?? {
      stage_id: corrected?.stageId ? String(corrected.stageId) : "",
      weather: "",
      workers: "",
      text: corrected?.text ?? "",
    },
    async send(fields) {
      requireContent(fields.text, pictures);
      const entry: NewWaitingEntry = {
        ...fields,
        uuid,
        jobId: job.id,
        jobTitle: job.title,
        written_at: new Date().toISOString(),
        corrects: corrected?.uuid ?? null,
        pictures,
      };
      setStorageProblem(null);
      const outcome = await save(diary, entry);
      if (outcome === "stored" || outcome === "sent") {
        onSaved(outcome === "sent");
        return true;
      }
      setStorageProblem(outcome);
      return false;
    },
  });
  const { watch } = form;
  const { store } = diary;
  const jobId = job.id;
  const corrects = corrected?.uuid ?? null;
  useEffect(() => {
    const { unsubscribe } = watch((fields) => {
      void store.writeDraftFields({ jobId, corrects }, { ...fields, uuid }).catch(() => undefined);
    });
    return unsubscribe;
  }, [watch, store, jobId, corrects, uuid]);
  useEffect(() => {
    if (pictures !== drafted)
      void store.writeDraftPictures({ jobId, corrects }, pictures).catch(() => undefined);
  }, [pictures, drafted, store, jobId, corrects]);
  const discard = async () => {
    await store.removeDraft({ jobId, corrects }).catch(() => undefined);
    onDiscarded();
  };
  return (
    <SimpleForm
      form={form}
      onInput={onEdited}
      actions={
        <Button type="submit" isBusy={form.isSending} disabled={isPreparing} className="w-full sm:w-auto">
          {t("form.save")}
        </Button>
      }
    >
      {draft && (
        <Notice>
          <p>{t("form.continued")}</p>
          <Button look="quiet" size="small" onClick={() => void discard()}>
            {t("form.discard")}
          </Button>
        </Notice>
      )}
      <EntryPictures pictures={pictures} onChange={setPictures} onPreparing={setPreparing} />
      <TextareaField label={t("form.text")} rows={4} maxLength={maxLengths.text} {...form.field("text")} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <SelectField
          label={t("form.stage")}
          placeholder={t("form.noStage")}
          options={job.stages.map(({ id, name }) => ({
            value: String(id),
            label: localText(name, language),
          }))}
          className="col-span-2 sm:col-span-1"
          {...form.field("stage_id")}
        />
        <SelectField
          label={t("form.weather")}
          placeholder={t("form.noWeather")}
          options={weathers.map((value) => ({ value, label: t(`weathers.${value}`) }))}
          {...form.field("weather")}
        />
        <NumberField label={t("form.workers")} isWhole {...form.field("workers")} />
      </div>
      {storageProblem && (
        <Notice tone="danger" title={t(`${storageProblem}.title`)} isAlert>
          {t(`${storageProblem}.text`)}
        </Notice>
      )}
    </SimpleForm>
  );
}

function requireContent(text: string, pictures: readonly WaitingPicture[]): void {
  if (text !== "" || pictures.length > 0) return;
  const required = { code: "required", message: "" } as const;
  const problem = { code: "invalid_input", detail: "", fields: { text: [required] } } as const;
  throw new CallFailure("refused", { problem: { ...problem, fields: { text: [required] } } });
}

/** If the phone can't store it, the server may still take it; else the form keeps it. */
async function save(
  { store, queue, send }: DiaryOnPhone,
  entry: NewWaitingEntry,
): Promise<"stored" | "sent" | "full" | "notStored"> {
  try {
    await queue.add(entry);
    void queue.sendAll().catch(() => undefined);
    return "stored";
  } catch (error) {
    const problem = isStorageFull(error) ? "full" : "notStored";
    try {
      await send(entry);
    } catch {
      return problem;
    }
    await store.removeDraft(entry).catch(() => undefined);
    return "sent";
  }
}
