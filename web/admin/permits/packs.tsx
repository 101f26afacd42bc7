import Download from "lucide-react/icons/download";
import { useState } from "react";
import type { Job } from "#domain/jobs/job.ts";
import { type PackKind, packKinds } from "#domain/permits/pack-texts.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { downloadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

/** CN7: the completion pack and the bank's pack, each as one file. */
export function Packs({ job, hasPapers }: Readonly<{ job: Job; hasPapers: boolean }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const [stage, setStage] = useState("");
  const save = useCall({
    call: (kind: PackKind) => {
      const query = new URLSearchParams({ lang: language, ...(kind === "bank" && stage && { stage }) });
      return downloadAsAdmin(`/api/jobs/${job.id}/packs/${kind}/?${query}`);
    },
    failed: t("packs.failed"),
  });
  return (
    <DetailSection title={t("packs.title")}>
      <p className="mb-4 text-ink-soft">
        {t("packs.text")}
        {!hasPapers && ` ${t("packs.withoutPapers")}`}
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {packKinds.map((kind) => (
          <li key={kind} className="grid content-start gap-3 rounded-md border border-line p-4">
            <p>
              <strong className="block font-semibold">{t(`packs.${kind}`)}</strong>
              <span className="text-ink-soft text-sm">{t(`packs.${kind}Help`)}</span>
            </p>
            {kind === "bank" && (
              <SelectField
                label={t("packs.stage")}
                placeholder={t("packs.lastStage")}
                options={job.stages.map(({ id, name }) => ({
                  value: String(id),
                  label: localText(name, language),
                }))}
                value={stage}
                onChange={({ target }) => setStage(target.value)}
              />
            )}
            <Button
              look="secondary"
              icon={<Download />}
              className="justify-self-start"
              aria-label={`${t("packs.save")}: ${t(`packs.${kind}`)}`}
              isBusy={save.isPending && save.variables === kind}
              onClick={() => save.mutate(kind)}
            >
              {t("packs.save")}
            </Button>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
