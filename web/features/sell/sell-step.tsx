import type { ReactNode } from "react";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { stepHash, stepNames } from "./step-fields.ts";
import type { SellSteps } from "./use-sell-form.ts";
import { headingId } from "./use-sell-step.ts";

type Props = Readonly<{ number: number; steps: SellSteps; children: ReactNode; end?: ReactNode }>;

/** One step of the form. Without JavaScript all of them are shown. */
export function SellStep({ number, steps, children, end }: Props) {
  const { t } = useSellTranslation();
  const name = stepNames[number] ?? "place";
  return (
    <section
      id={stepHash(number).slice(1)}
      aria-labelledby={headingId(number)}
      className={`scroll-mt-32 ${visibilityClass(steps, number)} ${number > 0 ? "noscript:border-line noscript:border-t noscript:pt-6" : ""}`}
    >
      <FormGroup
        title={
          <h3 id={headingId(number)} tabIndex={-1} className="text-lg outline-none">
            {t(`sell.stepTitles.${name}`)}
          </h3>
        }
        help={t(`sell.stepHelp.${name}`)}
      >
        {children}
      </FormGroup>
      {end}
    </section>
  );
}

/** Before React has hydrated, the browser shows the step of the hash. */
function visibilityClass({ step, isHydrated }: SellSteps, number: number): string {
  if (isHydrated) return step === number ? "" : "hidden";
  return step === number
    ? "group-has-[section:target]/sell:hidden target:block! noscript:block!"
    : "hidden target:block noscript:block";
}
