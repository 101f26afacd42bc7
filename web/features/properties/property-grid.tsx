import type { PropertyCard as CardProperty } from "#domain/properties/property-card.ts";
import { ReusedPart } from "#web/hydration/reused-part.tsx";
import type { ListState } from "./list-position.ts";
import { PropertyCard } from "./property-card.tsx";

type Props = Readonly<{
  properties: readonly CardProperty[];
  /** The first picture is loaded with high priority, because it is above the fold. */
  hasPriority?: boolean;
  /** VT6: the list that the page of a listing leads through. */
  listState?: ListState;
  /** The opened card's picture grows into that of its page. False where the page shows such a picture already. */
  hasTransition?: boolean;
}>;

export function PropertyGrid({ properties, hasPriority = false, listState, hasTransition = true }: Props) {
  return (
    <div className="@container">
      <ul className="grid gap-6 *:grid @xl:grid-cols-2 @4xl:grid-cols-3">
        {properties.map((property, index) => {
          const priority = hasPriority && index === 0;
          return (
            <ReusedPart
              key={property.id}
              as="li"
              shows={priority ? undefined : property}
              data-map-point={property.map_point}
            >
              <PropertyCard
                property={property}
                priority={priority}
                listState={listState}
                hasTransition={hasTransition}
              />
            </ReusedPart>
          );
        })}
      </ul>
    </div>
  );
}
