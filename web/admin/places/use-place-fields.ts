import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { usePlaceTranslation } from "#web/i18n/place-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { PlaceLabel } from "./place-label.tsx";

/** The labels of the fields of a place. */
export function usePlaceFields(): Record<"local_level_id" | "ward", FieldLabels> {
  const format = useFormat();
  const { t } = usePlaceTranslation();
  return {
    local_level_id: { label: t("label"), Value: PlaceLabel },
    ward: { label: t("ward"), option: format.digits },
  };
}
