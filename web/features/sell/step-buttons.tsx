import type { MouseEvent } from "react";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { FormActions } from "#web/ui/form-row.tsx";
import { stepHash } from "./step-fields.ts";
import type { SellSteps } from "./use-sell-form.ts";

type Props = Readonly<{ number: number; steps: SellSteps }>;

/** Links, so that they work before React has hydrated. */
export function StepButtons({ number, steps }: Props) {
  const { t } = useSellTranslation();
  return (
    <div className="noscript:hidden">
      <FormActions>
        {number > 0 && <BackButton number={number} steps={steps} />}
        <ButtonAnchor href={stepHash(number + 1)} onClick={(event) => follow(event, steps, number + 1)}>
          {t("sell.next")}
          <Icon name="arrow-right" className="size-4" />
        </ButtonAnchor>
      </FormActions>
    </div>
  );
}

export function BackButton({ number, steps }: Props) {
  const { t } = useSellTranslation();
  return (
    <ButtonAnchor
      look="secondary"
      icon={<Icon name="arrow-left" />}
      href={stepHash(number - 1)}
      onClick={(event) => follow(event, steps, number - 1)}
      className="noscript:hidden sm:mr-auto"
    >
      {t("sell.back")}
    </ButtonAnchor>
  );
}

/** The second click of a double click would hit the next step's button. */
function follow(event: MouseEvent, steps: SellSteps, step: number): void {
  event.preventDefault();
  if (event.detail < 2) steps.goTo(step);
}
