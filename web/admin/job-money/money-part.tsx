import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { isNegative, negate, sum } from "#domain/estimates/decimals.ts";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { JobMoney, Plan } from "#domain/instalments/instalment.ts";
import type { Job } from "#domain/jobs/job.ts";
import { localText } from "#domain/settings/local-text.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { variationAddress } from "#web/admin/variations/variation-address.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { Costs } from "./costs.tsx";
import { moneyQuery } from "./money-calls.ts";
import { Payments } from "./payments.tsx";
import { PlanEditor } from "./plan-editor.tsx";

/** CN6, CN7: the layers of a job's money, apart from each other. */
export function MoneyPart({ job }: Readonly<{ job: Job }>) {
  const { t } = useJobMoneyTranslation();
  const query = useQuery({ ...moneyQuery(job.id), refetchInterval: useRefreshInterval() });
  if (query.isPending) return <CardSkeletons label={t("money.loading")} />;
  if (!query.data) return <QueryError title={t("money.failed")} query={query} />;
  const { money, plan, payments, costs } = query.data;
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <Contract job={job} money={money} />
        <Totals money={money} />
      </div>
      <Instalments job={job} plan={plan} />
      <Payments job={job} payments={payments} plan={plan} />
      <Costs job={job} costs={costs} />
    </div>
  );
}

/** Each number leads to its lines. */
function Contract({ job, money }: Readonly<{ job: Job; money: JobMoney }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const format = useFormat();
  return (
    <DetailSection title={t("money.contract")}>
      <ul>
        {money.estimate ? (
          <Amount amount={money.estimate.total}>
            <TextLink to={`?tab=estimates&estimate=${money.estimate.id}`} className="-my-2.5 py-2.5">
              {t("money.estimate")}
            </TextLink>
          </Amount>
        ) : (
          <li className="border-line border-b py-2.5 text-ink-soft">{t("money.noEstimate")}</li>
        )}
        {money.variations.map((row) => (
          <Amount key={row.id} amount={row.total}>
            <TextLink to={variationAddress(job.id, row.id)} className="-my-2.5 py-2.5">
              {t("variations.number", { number: format.number(row.number) })}:{" "}
              <LangText>{localText(row.title, language)}</LangText>
            </TextLink>
          </Amount>
        ))}
        <Amount amount={money.contract} isTotal>
          {t("money.contract")}
        </Amount>
      </ul>
    </DetailSection>
  );
}

function Totals({ money }: Readonly<{ money: JobMoney }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const difference = sum([money.planned, negate(money.contract)]);
  return (
    <div className="grid content-start gap-6">
      <DetailSection title={t("money.received")}>
        <ul>
          <Amount amount={money.planned}>{t("money.planned")}</Amount>
          <Amount amount={money.received}>{t("money.received")}</Amount>
          <Amount amount={money.due} isTotal>
            {t("money.due")}
          </Amount>
        </ul>
        {difference !== "0" && money.planned !== "0.00" && (
          <div className="mt-3">
            <Notice tone="warning">
              {t("money.difference", {
                amount: formatPaisa(isNegative(difference) ? negate(difference) : difference, language),
              })}
            </Notice>
          </div>
        )}
      </DetailSection>
      <DetailSection title={t("money.cost")}>
        <ul>
          <Amount amount={money.cost} isTotal>
            {t("money.cost")}
          </Amount>
        </ul>
        <p className="mt-2 text-ink-soft text-sm">{t("money.costHelp")}</p>
      </DetailSection>
    </div>
  );
}

type AmountProps = Readonly<{ amount: string; isTotal?: boolean; children: ReactNode }>;

function Amount({ amount, isTotal = false, children }: AmountProps) {
  const language = useLanguage();
  return (
    <li
      className={`flex flex-wrap justify-between gap-x-4 border-line border-b py-2.5 ${isTotal ? "font-semibold text-lg" : ""}`}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="figures ml-auto whitespace-nowrap">रु {formatPaisa(amount, language)}</span>
    </li>
  );
}

function Instalments({ job, plan }: Readonly<{ job: Job; plan: Plan }>) {
  const { t } = useJobMoneyTranslation();
  const { editing, edit, close } = useEditing();
  return (
    <DetailSection title={t("money.plan")}>
      <div className="grid gap-4">
        <p className="max-w-2xl text-ink-soft text-sm">{t("money.planHelp")}</p>
        <Button
          look="secondary"
          icon={<Pencil />}
          className="justify-self-start"
          onClick={() => edit(job.id)}
        >
          {t("money.editPlan")}
        </Button>
        {plan.instalments.length === 0 ? (
          <p>{t("money.noPlan")}</p>
        ) : (
          <ol className="border-line border-t">
            {plan.instalments.map((row) => (
              <Instalment key={row.id} row={row} job={job} />
            ))}
          </ol>
        )}
      </div>
      <PlanEditor job={job} editing={editing === job.id ? editing : null} onClose={close} />
    </DetailSection>
  );
}

function Instalment({ row, job }: Readonly<{ row: Plan["instalments"][number]; job: Job }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const stage = job.stages.find(({ id }) => Number(id) === row.stage_id);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold wrap-anywhere">
          <LangText>{localText(row.name, language)}</LangText>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          {stage && <span>{t("money.whenStage", { stage: localText(stage.name, language) })}</span>}
          {row.due_on && (
            <span>
              {t("money.dueOn")}: <DateText iso={row.due_on} />
            </span>
          )}
          {row.reminded_on && row.due !== "0.00" && (
            <span>
              {t("money.remindedOn")}: <DateText iso={row.reminded_on} />
            </span>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:ml-auto sm:justify-end">
        {row.open === "0.00" && <Badge tone="green">{t("money.paid")}</Badge>}
        {row.due !== "0.00" && (
          <Badge tone="orange">
            {t("money.dueSince")} <DateText iso={row.due_since} />
          </Badge>
        )}
        <span className="figures text-sm">
          {t("money.paidOf", {
            received: formatPaisa(row.received, language),
            amount: formatPaisa(row.amount, language),
          })}
        </span>
      </p>
    </li>
  );
}
