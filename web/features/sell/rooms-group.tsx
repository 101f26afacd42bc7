import { maxLengths } from "#domain/max-lengths.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import type { SellField } from "./use-sell-form.ts";

export function RoomsGroup({ field }: { field: SellField }) {
  const { t } = useFormTranslation();
  return (
    <FormGroup title={t("sell.groups.rooms")} help={t("sell.groups.roomsHelp")}>
      <div className="grid grid-cols-2 items-start gap-5 md:grid-cols-[1fr_1fr_1.4fr]">
        <NumberField
          label={t("sell.fields.bedrooms")}
          isWhole
          maxLength={maxLengths.word}
          {...field("no_of_bedrooms")}
        />
        <NumberField
          label={t("sell.fields.bathrooms")}
          help={t("sell.fields.bathroomsHelp")}
          maxLength={maxLengths.word}
          {...field("no_of_bathrooms")}
        />
        <NumberField
          label={t("sell.fields.area")}
          unit={t("sell.fields.areaUnit")}
          maxLength={maxLengths.word}
          className="col-span-2 md:col-span-1"
          {...field("area")}
        />
      </div>
    </FormGroup>
  );
}
