import type { ReactNode } from "react";
import type { Statistics } from "#domain/statistics/statistics.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { useDuration } from "./use-duration.ts";

/** LE9: the numbers that are looked at first. */
export function Totals({ totals }: Pick<Statistics, "totals">) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const duration = useDuration();
  const { median_answer_minutes: median } = totals;
  return (
    <dl className="grid grid-cols-2 gap-4 lg:col-span-2 lg:grid-cols-4">
      <Total
        name={t("statistics.totals.leads")}
        value={format.number(totals.leads_this_week)}
        note={t("statistics.totals.lastWeek", { number: format.number(totals.leads_last_week) })}
      />
      <Total
        name={t("statistics.totals.unanswered")}
        value={format.number(totals.unanswered)}
        note={<TextLink to="?tab=leads&status=new">{t("statistics.totals.toLeads")}</TextLink>}
      />
      <Total
        name={t("statistics.totals.answer")}
        value={median === null ? "–" : duration(median)}
        note={t("statistics.totals.median")}
      />
      <Total
        name={t("statistics.totals.views")}
        value={format.number(totals.views)}
        note={t("statistics.totals.days")}
      />
    </dl>
  );
}

type TotalProps = Readonly<{ name: string; value: string; note: ReactNode }>;

function Total({ name, value, note }: TotalProps) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface p-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="figures mt-auto font-semibold text-3xl">{value}</dd>
      <dd className="text-ink-soft text-sm">{note}</dd>
    </div>
  );
}
