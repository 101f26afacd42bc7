import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { Today } from "#domain/today/today.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { jobPartAddress } from "#web/admin/variations/variation-address.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { TodayLine } from "./today-line.tsx";
import { TodaySection } from "./today-section.tsx";

/** CN7: instalments that are due and permits that are overdue. */
export function JobLines({ section: { count, results } }: Readonly<{ section: Today["jobs"] }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  return (
    <TodaySection title={t("today.title")} count={count} shown={results.length} allTo="?tab=jobs">
      {results.map(({ id, job_id, job, instalment, permit, amount, since }) => {
        const to = jobPartAddress(job_id, permit ? "permits" : "money");
        const text = permit
          ? t("today.permit", { kind: t(`permits.kinds.${permit}`) })
          : t("today.instalment", {
              name: instalment ?? "",
              amount: formatPaisa(amount ?? "0", language),
            });
        return (
          <TodayLine key={id} title={job} to={to} text={text} due={<DateText iso={since} />}>
            <ButtonLink
              look="secondary"
              size="small"
              to={to}
              aria-label={`${t("today.open")}: ${job}, ${text}`}
              className="min-w-24"
            >
              {t("today.open")}
            </ButtonLink>
          </TodayLine>
        );
      })}
    </TodaySection>
  );
}
