import type { JobPage } from "#domain/job-pages/job-page.ts";
import { useJobPageTranslation } from "#web/i18n/job-page-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";

/** CN7, CN10: the steps of the municipality that were begun. */
export function JobPermits({ permits }: Pick<JobPage, "permits">) {
  const { t } = useJobPageTranslation();
  const format = useFormat();
  if (permits.length === 0) return null;
  return (
    <section aria-labelledby="permits" className="grid gap-4">
      <h2 id="permits" className="text-2xl">
        {t("permits.title")}
      </h2>
      <ul className="grid gap-3">
        {permits.map(({ kind, applied_on, due_on, granted_on, number }) => (
          <li key={kind}>
            <p className="font-semibold">
              {t(`permits.kinds.${kind}`)} {format.digits(number)}
            </p>
            <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
              <Day label={t("permits.applied")} iso={applied_on} />
              {granted_on === null && <Day label={t("permits.due")} iso={due_on} />}
              <Day label={t("permits.granted")} iso={granted_on} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Day({ label, iso }: Readonly<{ label: string; iso: string | null }>) {
  return (
    iso && (
      <span>
        {label} <DateText iso={iso} />
      </span>
    )
  );
}
