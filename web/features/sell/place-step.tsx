import { maxLengths } from "#domain/max-lengths.ts";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import { PlaceFields } from "#web/forms/place-fields.tsx";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { SellStep } from "./sell-step.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { TypeChoice } from "./type-choice.tsx";
import type { SellFormState } from "./use-sell-form.ts";

type Props = Readonly<{
  state: SellFormState;
  places: readonly PlaceSuggestion[] | undefined;
  onPlace: (place: PlaceSuggestion | undefined) => void;
}>;

/** What it is, and where. */
export function PlaceStep({ state: { field, setValue, steps }, places, onPlace }: Props) {
  const { t } = useSellTranslation();
  return (
    <SellStep number={0} steps={steps} end={<StepButtons number={0} steps={steps} />}>
      <TypeChoice field={field} />
      <TextField
        label={t("sell.fields.title")}
        help={t("sell.fields.titleHelp")}
        required
        maxLength={maxLengths.title}
        {...field("propert_title")}
      />
      <TextField
        label={t("sell.fields.location")}
        help={t("sell.fields.locationHelp")}
        required
        maxLength={maxLengths.address}
        {...field("property_location")}
      />
      <PlaceFields field={field} setValue={setValue} choices={places} onPlace={onPlace} />
    </SellStep>
  );
}
