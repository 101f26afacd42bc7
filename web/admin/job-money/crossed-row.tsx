import type { ReactNode } from "react";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { type EntryKind, setVoided } from "./money-calls.ts";

type Props = Readonly<{
  jobId: number;
  kind: EntryKind;
  row: Readonly<{ id: number; amount: string; voided_at: string | null }>;
  /** For the name of the button. */
  name: string;
  children: ReactNode;
}>;

/** CN6, CN7: a payment or a cost, which is crossed out instead of deleted. */
export function CrossedRow({ jobId, kind, row, name, children }: Props) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const isVoided = row.voided_at !== null;
  const change = useCall({
    call: () => setVoided(jobId, kind, row.id, !isVoided),
    done: () => t(isVoided ? "money.counted" : "money.crossedOut"),
    failed: t("failed"),
    changed: { queryKey: [jobMoneyKey, jobId] },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3">
      <div className={`min-w-0 grow basis-56 ${isVoided ? "text-ink-soft line-through" : ""}`}>
        {children}
      </div>
      {isVoided && <Badge>{t("money.crossed")}</Badge>}
      <span className={`figures font-semibold ${isVoided ? "text-ink-soft line-through" : ""}`}>
        रु {formatPaisa(row.amount, language)}
      </span>
      <Button
        look="quiet"
        size="small"
        isBusy={change.isPending}
        aria-label={t(isVoided ? "money.restoreOf" : "money.crossOf", { name })}
        onClick={() => change.mutate()}
      >
        {t(isVoided ? "money.restore" : "money.cross")}
      </Button>
    </li>
  );
}
