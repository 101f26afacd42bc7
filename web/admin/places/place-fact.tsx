import type { Property } from "#domain/properties/property.ts";
import { Fact } from "#web/admin/details/facts.tsx";
import { usePlaceTranslation } from "#web/i18n/place-messages.ts";

export type NamedPlace = Readonly<Pick<Property, "local_level" | "district" | "province">>;

/** PL1: the local level with the district and the province that follow from it. */
export function PlaceFact({ place, className = "" }: Readonly<{ place: NamedPlace; className?: string }>) {
  const { t } = usePlaceTranslation();
  const names = [place.local_level, place.district, place.province].filter((name) => name !== null);
  return (
    <Fact label={t("label")} className={className}>
      {names.join(", ")}
    </Fact>
  );
}
