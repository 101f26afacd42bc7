import type { ReactNode } from "react";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { ClientMoney } from "#domain/instalments/client-money.ts";
import { SheetSections, SheetSums } from "#web/estimates/sheet-work.tsx";
import { useClientMoneyTranslation } from "#web/i18n/client-money-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";

/** CN6, CN7, CN10: the contract sum with its lines, the plan of payments and what was received. */
export function ClientPayments({ money }: Readonly<{ money: ClientMoney }>) {
  const { t } = useClientMoneyTranslation();
  const language = useLanguage();
  const accepted = money.variations.filter(({ state }) => state === "accepted");
  const amounts = [
    ["contract", money.contract],
    ["received", money.received],
    ["due", money.due],
  ] as const;
  // A job from nothing has no sum until something is agreed.
  const isAgreed = money.estimate !== null || accepted.length > 0;
  return (
    <section aria-labelledby="money-title" className="grid gap-5">
      <h2 id="money-title" className="text-2xl">
        {t("title")}
      </h2>
      {(isAgreed || money.instalments.length > 0) && (
        <dl className="grid gap-3 sm:grid-cols-3">
          {amounts
            .filter(([name]) => isAgreed || name !== "contract")
            .map(([name, amount]) => (
              <div key={name} className="rounded-md bg-sunken p-4">
                <dt className="text-ink-soft text-sm">{t(name)}</dt>
                <dd className="figures font-semibold text-xl">रु {formatPaisa(amount, language)}</dd>
              </div>
            ))}
        </dl>
      )}
      {isAgreed && <Contract estimate={money.estimate} accepted={accepted} />}
      {money.instalments.length > 0 && <Plan money={money} />}
      <Payments money={money} />
    </section>
  );
}

/** Each number of the contract sum opens to its lines. */
function Contract({
  estimate,
  accepted,
}: Readonly<{ estimate: ClientMoney["estimate"]; accepted: ClientMoney["variations"] }>) {
  const { t } = useClientMoneyTranslation();
  const format = useFormat();
  return (
    <div>
      <p className="text-ink-soft">{t("contractHelp")}</p>
      {estimate && (
        <Part title={t("estimate")} amount={estimate.total}>
          <SheetSections sections={estimate.sections} idPrefix="estimate" level={4} />
          <SheetSums sheet={estimate} />
        </Part>
      )}
      {accepted.map((variation) => (
        <Part
          key={variation.id}
          title={t("variation", { number: format.number(variation.number), title: variation.title })}
          amount={variation.total}
        >
          <SheetSections sections={variation.sections} idPrefix={`agreed-${variation.id}`} level={4} />
          <SheetSums sheet={variation} />
        </Part>
      ))}
    </div>
  );
}

function Part({ title, amount, children }: Readonly<{ title: string; amount: string; children: ReactNode }>) {
  const language = useLanguage();
  return (
    <details className="group border-line border-b">
      <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-2 py-3 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" className="size-4 self-center text-ink-soft group-open:rotate-180" />
        <span className="min-w-0 grow wrap-anywhere">{title}</span>
        <span className="figures font-semibold">रु {formatPaisa(amount, language)}</span>
      </summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}

function Plan({ money }: Readonly<{ money: ClientMoney }>) {
  const { t } = useClientMoneyTranslation();
  const language = useLanguage();
  return (
    <div>
      <h3 className="text-xl">{t("plan")}</h3>
      <ol className="border-line border-t">
        {money.instalments.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-b py-3"
          >
            <span className="min-w-0 grow basis-48 wrap-anywhere">
              {row.name}
              <span className="block text-ink-soft text-sm">
                {row.stage && t("stageDone", { stage: row.stage })}
                {row.stage && row.due_on && " · "}
                {row.due_on && <DateText iso={row.due_on} />}
              </span>
            </span>
            <span className="figures ml-auto text-right">
              <span className="block font-semibold">रु {formatPaisa(row.amount, language)}</span>
              {row.due === "0.00" ? (
                row.received === row.amount && <Badge tone="green">{t("paid")}</Badge>
              ) : (
                <Badge tone="orange">
                  {t("due")}: {formatPaisa(row.due, language)}
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Payments({ money }: Readonly<{ money: ClientMoney }>) {
  const { t } = useClientMoneyTranslation();
  const language = useLanguage();
  const format = useFormat();
  return (
    <div>
      <h3 className="text-xl">{t("payments")}</h3>
      {money.payments.length === 0 ? (
        <p className="text-ink-soft">{t("noPayments")}</p>
      ) : (
        <ul className="border-line border-t">
          {money.payments.map((payment) => (
            <li key={payment.id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-3">
              <span className="min-w-0 grow basis-48 wrap-anywhere">
                <DateText iso={payment.received_on} hasOtherCalendar />
                <span className="block text-ink-soft text-sm">
                  {[t(`methods.${payment.method}`), format.digits(payment.reference), payment.instalment]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <span className="figures font-semibold">रु {formatPaisa(payment.amount, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
