import { pinPrecisions } from "#domain/places/pin.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** How a conflict shows the parts of a pin's value. */
export function usePinLabels(): FieldLabels {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return {
    label: t("pins.title"),
    option(part) {
      const precision = pinPrecisions.find((known) => known === part);
      return precision ? t(`pins.${precision}`) : format.digits(part);
    },
  };
}
