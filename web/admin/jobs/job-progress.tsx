import { formatDecimal } from "#domain/estimates/format-decimal.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

type Props = Readonly<{ progress: string; className?: string }>;

/** CN4: a bar, and the same as a number. */
export function JobProgress({ progress, className = "" }: Props) {
  const { t } = useJobTranslation();
  const language = useLanguage();
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      <ProgressBar label={t("progress")} value={Number(progress) / 100} className="grow" />
      <span className="figures min-w-12 shrink-0 text-right font-semibold">
        {t("percent", { number: formatDecimal(progress, language) })}
      </span>
    </div>
  );
}
