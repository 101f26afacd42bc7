import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { localText } from "#domain/settings/local-text.ts";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useDiaryOnPhone } from "./use-diary-on-phone.ts";
import { WaitingList } from "./waiting-list.tsx";

/** CN5: while the server can't be reached, entries of the jobs that this phone knows can still be written. */
export function OfflineDiary() {
  const { t } = useDiaryTranslation();
  const language = useLanguage();
  const { diary, state } = useDiaryOnPhone();
  const [chosen, setChosen] = useState("");
  const [formNumber, setFormNumber] = useState(1);
  const nextForm = () => setFormNumber((number) => number + 1);
  const { data: jobs = [] } = useQuery({
    queryKey: ["known jobs", diary.store.name],
    queryFn: () => diary.store.knownJobs(),
    networkMode: "always",
  });
  const job = jobs.find(({ id }) => String(id) === chosen) ?? jobs[0];
  return (
    <section aria-labelledby="offline-diary" className="grid w-full max-w-2xl gap-6">
      <header className="grid gap-1">
        <h2 id="offline-diary" className="text-2xl">
          {t("offline.title")}
        </h2>
        <p className="text-ink-soft">{t("offline.text")}</p>
      </header>
      {job ? (
        <>
          <SelectField
            label={t("offline.job")}
            value={String(job.id)}
            onChange={(event) => setChosen(event.target.value)}
            options={jobs.map(({ id, title }) => ({ value: String(id), label: localText(title, language) }))}
          />
          <EntryForm
            key={`${diary.store.name} ${job.id} ${formNumber}`}
            diary={diary}
            job={job}
            corrected={null}
            onSaved={nextForm}
            onDiscarded={nextForm}
          />
        </>
      ) : (
        <Notice>{t("offline.none")}</Notice>
      )}
      <WaitingList queue={diary.queue} state={state} />
    </section>
  );
}
