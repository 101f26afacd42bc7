import type { PropertyCard } from "#domain/properties/property-card.ts";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { PropertyGrid } from "./property-grid.tsx";

export function SimilarProperties({ properties }: Readonly<{ properties: readonly PropertyCard[] }>) {
  const { t } = usePropertyDetailTranslation();
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-section print:hidden">
      <h2 id="similar" className="mb-6 text-2xl">
        {t("similar")}
      </h2>
      <PropertyGrid properties={properties} hasTransition={false} />
    </section>
  );
}
