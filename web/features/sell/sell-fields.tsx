import type { SheetProps } from "#web/forms/form-card.tsx";
import { PublicForm } from "#web/forms/public-form.tsx";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { ContactGroup } from "./contact-group.tsx";
import { DescriptionGroup } from "./description-group.tsx";
import { PropertyGroup } from "./property-group.tsx";
import { RoomsGroup } from "./rooms-group.tsx";
import { useSellForm } from "./use-sell-form.ts";

/** SE1. */
export function SellFields({ sheet }: Readonly<{ sheet: SheetProps }>) {
  const { t } = useFormTranslation();
  const state = useSellForm(sheet);
  const { field, setValue, pictures } = state;
  return (
    <PublicForm state={state} sheet={sheet} submitLabel={t("sell.submit")} hasFiles>
      <PropertyGroup field={field} setValue={setValue} places={sheet.posted?.places} />
      <RoomsGroup field={field} />
      <DescriptionGroup field={field} pictures={pictures} />
      <ContactGroup field={field} />
    </PublicForm>
  );
}
