import { usePlaceTranslation } from "#web/i18n/place-messages.ts";

/** The labels of the fields of a place. */
export function usePlaceFields() {
  const { t } = usePlaceTranslation();
  return { local_level_id: { label: t("label") }, ward: { label: t("ward") } };
}
