import type { LandCustom } from "#domain/land/units.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import type { FactWord } from "#domain/properties/property-facts.ts";
import { type SubmissionFact, submissionFacts } from "#domain/sell/submission-facts.ts";
import { FactControl } from "#web/forms/fact-control.tsx";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { AskedField } from "./asked-field.tsx";
import { SellPrice } from "./sell-price.tsx";
import { SellStep } from "./sell-step.tsx";
import { StepButtons } from "./step-buttons.tsx";
import type { SellFormState } from "./use-sell-form.ts";

type Props = Readonly<{ state: SellFormState; custom: LandCustom | undefined }>;

const laterFacts = [
  "storeys",
  "furnishing",
  "parking_cars",
  "parking_motorcycles",
  "facing",
  "road_width",
  "road_type",
  "lalpurja",
] as const satisfies SubmissionFact[];

/** LD1: what it has and what it costs. Which questions are asked depends on the type. */
export function PropertyStep({ state, custom }: Props) {
  const { t } = useSellTranslation();
  const { field, steps } = state;
  return (
    <SellStep number={1} steps={steps} end={<StepButtons number={1} steps={steps} />}>
      <Fact state={state} name="land_area" custom={custom} />
      <SellPrice state={state} />
      <div className="grid grid-cols-2 items-start gap-5">
        <AskedField name="area" className="col-span-2">
          <NumberField
            label={t("sell.fields.area")}
            unit={t("sell.fields.areaUnit")}
            maxLength={maxLengths.word}
            {...field("area")}
          />
        </AskedField>
        <AskedField name="no_of_bedrooms">
          <NumberField
            label={t("sell.fields.bedrooms")}
            isWhole
            maxLength={maxLengths.word}
            {...field("no_of_bedrooms")}
          />
        </AskedField>
        <AskedField name="no_of_bathrooms">
          <NumberField
            label={t("sell.fields.bathrooms")}
            help={t("sell.fields.bathroomsHelp")}
            maxLength={maxLengths.word}
            {...field("no_of_bathrooms")}
          />
        </AskedField>
        {laterFacts.map((name) => (
          <Fact key={name} state={state} name={name} />
        ))}
      </div>
    </SellStep>
  );
}

type FactProps = Readonly<{ state: SellFormState; name: SubmissionFact; custom?: LandCustom | undefined }>;

function Fact({ state, name, custom }: FactProps) {
  const { t } = useFactTranslation();
  return (
    <AskedField name={name}>
      <FactControl
        label={t(name)}
        description={submissionFacts[name]}
        // The catalogue has a word for each choice of each fact, which the compiler checks there.
        option={(value) => t(`${name}_${value}` as FactWord)}
        custom={custom}
        {...state.field(name)}
      />
    </AskedField>
  );
}
