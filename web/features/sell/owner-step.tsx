import type { ReactNode } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { SellPictureField } from "./sell-picture-field.tsx";
import { SellStep } from "./sell-step.tsx";
import type { SellFormState } from "./use-sell-form.ts";

type Props = Readonly<{ state: SellFormState; end: ReactNode }>;

/** Pictures, a description, and how we reach the owner. */
export function OwnerStep({ state: { field, pictures, steps }, end }: Props) {
  const { t } = useSellTranslation();
  const contact = (
    <div className="border-line border-t pt-6">
      <FormGroup title={t("sell.groups.contact")} help={t("sell.groups.contactHelp")}>
        <TextField
          label={t("sell.fields.name")}
          autoComplete="name"
          required
          maxLength={maxLengths.name}
          {...field("name")}
        />
        <FormRow>
          <TextField
            label={t("sell.fields.email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={maxLengths.email}
            {...field("email")}
          />
          <TextField
            label={t("sell.fields.phone")}
            help={t("sell.fields.phoneHelp")}
            type="tel"
            autoComplete="tel"
            maxLength={maxLengths.word}
            {...field("phone_no")}
          />
        </FormRow>
      </FormGroup>
    </div>
  );
  return (
    <SellStep
      number={2}
      steps={steps}
      end={
        <>
          {contact}
          {end}
        </>
      }
    >
      <SellPictureField pictures={pictures} />
      <TextareaField
        label={t("sell.fields.description")}
        required
        maxLength={maxLengths.text}
        {...field("description")}
      />
    </SellStep>
  );
}
