import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { stepHash, stepNames } from "./step-fields.ts";
import type { SellSteps } from "./use-sell-form.ts";

export function StepList({ steps }: Readonly<{ steps: SellSteps }>) {
  const { t } = useSellTranslation();
  const format = useFormat();
  return (
    <nav aria-label={t("sell.stepList")} className="mb-8 noscript:hidden">
      <ol className="grid grid-cols-3 gap-2 sm:gap-4">
        {stepNames.map((name, index) => (
          <li key={name}>
            <a
              href={stepHash(index)}
              aria-current={index === steps.step ? "step" : undefined}
              onClick={(event) => {
                event.preventDefault();
                steps.goTo(index);
              }}
              className="group/step flex min-h-touch flex-col gap-1.5 rounded-sm border-line-strong border-t-4 pt-2 text-ink-soft text-sm leading-snug hover:border-ink aria-[current]:border-madder-edge aria-[current]:font-semibold aria-[current]:text-ink sm:text-base"
            >
              <span>
                <span className="figures">{format.number(index + 1)}.</span> {t(`sell.stepTitles.${name}`)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
