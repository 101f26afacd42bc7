import { pinPrecisions } from "#domain/places/pin.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { usePinTranslation } from "#web/admin/i18n/pin-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** How a conflict shows the parts of a pin's value. */
export function usePinLabels(): FieldLabels {
  const { t } = usePinTranslation();
  const format = useFormat();
  return {
    label: t("title"),
    option(part) {
      const precision = pinPrecisions.find((known) => known === part);
      return precision ? t(`${precision}`) : format.digits(part);
    },
  };
}
