import type { Property } from "#domain/properties/property.ts";
import { PropertyCard } from "./property-card.tsx";

type Props = Readonly<{
  properties: readonly Property[];
  /** The first picture is loaded with high priority, because it is above the fold. */
  hasPriority?: boolean;
}>;

export function PropertyGrid({ properties, hasPriority = false }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {properties.map((property, index) => (
        <li key={property.id} className="grid">
          <PropertyCard property={property} priority={hasPriority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
