import type { ClientMoney } from "#domain/instalments/client-money.ts";
import type { VariationSheet } from "#domain/variations/variation-sheet.ts";
import { SheetSections, SheetSums } from "#web/estimates/sheet-work.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useClientMoneyTranslation } from "#web/i18n/client-money-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";

/** A plain form, which works before its code has loaded; most visits decide nothing. */
const VariationDecision = deferHydration(
  async () => (await import("#web/estimates/variation-decision.tsx")).VariationDecision,
);

type Props = Readonly<{
  variations: ClientMoney["variations"];
  /** Where a code goes, with most of it hidden; null if it can't be sent. */
  codeTo: string | null;
  /** The form that was just sent. */
  sent: Readonly<{
    variation: number;
    problem: string | null;
    fields: Readonly<Record<string, string>>;
    /** The first error code of each field. */
    codes: Readonly<Record<string, string | undefined>>;
  }> | null;
}>;

const nothing = {};

/** CN6, CN10: what staff have proposed to change; those that wait for a decision are open. */
export function ClientVariations({ variations, codeTo, sent }: Props) {
  const { t } = useClientMoneyTranslation();
  if (variations.length === 0) return null;
  const ordered = [
    ...variations.filter(({ state }) => state === "sent"),
    ...variations.filter(({ state }) => state !== "sent"),
  ];
  return (
    <section aria-labelledby="variations-title" className="grid gap-4">
      <h2 id="variations-title" className="text-2xl">
        {t("variations")}
      </h2>
      {ordered.map((variation) => {
        const ownForm = sent?.variation === variation.id ? sent : null;
        return (
          <Card key={variation.id} as="article" className="grid gap-4">
            <Head variation={variation} />
            <Work variation={variation} isOpen={variation.state === "sent"} />
            {variation.state === "sent" && (
              <VariationDecision
                codeTo={codeTo}
                hasCode={ownForm !== null && ownForm.problem !== "too_many_requests"}
                fields={ownForm?.fields ?? nothing}
                codes={ownForm?.codes ?? nothing}
                variationId={variation.id}
              />
            )}
          </Card>
        );
      })}
    </section>
  );
}

function Head({ variation }: Readonly<{ variation: VariationSheet }>) {
  const { t } = useClientMoneyTranslation();
  const format = useFormat();
  const { state, decided_name: name, decided_at: at } = variation;
  return (
    <header className="grid gap-1">
      <h3 className="text-xl wrap-anywhere">
        {t("variation", { number: format.number(variation.number), title: variation.title })}
      </h3>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={state === "accepted" ? "green" : state === "sent" ? "blue" : "neutral"}>
          {t(`states.${state}`)}
        </Badge>
        {name !== null && at !== null && (
          <span>
            {name}, <DateText iso={at} hasOtherCalendar />
          </span>
        )}
      </p>
      {variation.reason && <p className="whitespace-pre-line wrap-anywhere">{variation.reason}</p>}
    </header>
  );
}

function Work({ variation, isOpen }: Readonly<{ variation: VariationSheet; isOpen: boolean }>) {
  const { t } = useClientMoneyTranslation();
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer py-2.5 font-semibold">{t("lines")}</summary>
      <div className="mt-2 grid gap-4">
        <SheetSections sections={variation.sections} idPrefix={`variation-${variation.id}`} level={4} />
        <SheetSums sheet={variation} />
      </div>
    </details>
  );
}
