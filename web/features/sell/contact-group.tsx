import { maxLengths } from "#domain/max-lengths.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { SellField } from "./use-sell-form.ts";

export function ContactGroup({ field }: { field: SellField }) {
  const { t } = useFormTranslation();
  return (
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
  );
}
