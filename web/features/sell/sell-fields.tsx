import { type ReactNode, useState } from "react";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import type { FormInstance } from "#web/forms/form-card.tsx";
import { PublicForm } from "#web/forms/public-form.tsx";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { OwnerStep } from "./owner-step.tsx";
import { PlaceStep } from "./place-step.tsx";
import { PropertyStep } from "./property-step.tsx";
import { BackButton } from "./step-buttons.tsx";
import { StepList } from "./step-list.tsx";
import { useSellForm } from "./use-sell-form.ts";

type Props = Readonly<{ sheet: FormInstance; onSent: (part: ReactNode) => void }>;

/** SE1, LD1: the form in three steps. */
export function SellFields({ sheet, onSent }: Props) {
  const { t } = useSellTranslation();
  const state = useSellForm(sheet, onSent);
  const [place, setPlace] = useState<PlaceSuggestion>();
  const { steps } = state;
  return (
    <div className="group/sell">
      <StepList steps={steps} />
      <PublicForm
        state={state}
        sheet={state.sheet}
        submitLabel={t("sell.submit")}
        hasFiles
        onSubmit={steps.submit}
        buttons={<BackButton number={2} steps={steps} />}
        renderEnd={(end) => <OwnerStep state={state} end={end} />}
      >
        <PlaceStep state={state} places={sheet.posted?.places} onPlace={setPlace} />
        <PropertyStep state={state} custom={place?.land_custom} />
      </PublicForm>
    </div>
  );
}
