import { formatDecimal } from "#domain/estimates/format-decimal.ts";
import type { ProjectProgress } from "#domain/projects/project.ts";
import { useStageTranslation } from "#web/i18n/stage-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

type Props = Readonly<{ progress: ProjectProgress }>;

/** CN4, CN10: how far a job is, and its stages. */
export function StageList({ progress: { progress, stages } }: Props) {
  const { t } = useStageTranslation();
  const language = useLanguage();
  const percent = (value: string) => t("percent", { number: formatDecimal(value, language) });
  return (
    <section aria-labelledby="stages" className="mb-10 grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="stages" className="text-2xl">
          {t("title")}
        </h2>
        <p className="figures text-2xl">{percent(progress)}</p>
      </div>
      <ProgressBar label={t("progress")} value={Number(progress) / 100} className="h-3" />
      <ol className="grid gap-4">
        {stages.map((stage) => (
          <li key={stage.id} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold wrap-anywhere">
                <LangText>{stage.name}</LangText>
              </span>
              <span className="figures">{percent(String(stage.percent))}</span>
            </p>
            <ProgressBar label={stage.name} value={stage.percent / 100} />
            <StageDay planned={stage.planned_on} done={stage.done_on} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StageDay({ planned, done }: Readonly<{ planned: string | null; done: string | null }>) {
  const { t } = useStageTranslation();
  const iso = done ?? planned;
  if (iso === null) return null;
  return (
    <p className="text-ink-soft text-sm">
      {t(done === null ? "planned" : "done")} <DateText iso={iso} />
    </p>
  );
}
