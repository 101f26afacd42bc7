import type { ReactNode } from "react";
import type { PropertyCard } from "#domain/properties/property-card.ts";

/** The page passes the card, because it belongs to another feature. */
export type RenderCard = (property: PropertyCard) => ReactNode;
