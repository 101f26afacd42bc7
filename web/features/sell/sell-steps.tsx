import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

const steps = ["write", "review", "call"] as const;

export function SellSteps() {
  const { t } = useSellTranslation();
  const format = useFormat();
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-2xl">
        {t("sell.steps.title")}
      </h2>
      <ol className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="display grid size-11 shrink-0 place-items-center rounded-full bg-marigold-soft text-marigold-strong text-xl"
            >
              {format.number(index + 1)}
            </span>
            <div>
              <h3 className="text-lg">{t(`sell.steps.${step}`)}</h3>
              <p className="text-ink-soft">{t(`sell.steps.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
