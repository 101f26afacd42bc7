import type { PropertyCard } from "#domain/properties/property-card.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { PropertyGrid } from "./property-grid.tsx";

export function SimilarProperties({ properties }: Readonly<{ properties: readonly PropertyCard[] }>) {
  const { t } = useTranslation();
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-section print:hidden">
      <h2 id="similar" className="mb-6 text-2xl">
        {t("properties.detail.similar")}
      </h2>
      <PropertyGrid properties={properties} hasTransition={false} />
    </section>
  );
}
