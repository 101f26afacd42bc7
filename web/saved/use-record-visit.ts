import { useEffect } from "react";
import { isPublic } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";

/** VT1: remembers that the listing was seen, after the page has been hydrated. Drafts that staff look at are not. */
export function useRecordVisit(property: Property): void {
  useEffect(() => {
    if (!isPublic(property.status)) return;
    import("./saved-listings.ts").then(
      ({ recordVisit }) => recordVisit(property),
      () => undefined,
    );
  }, [property]);
}
