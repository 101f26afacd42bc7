import type { ReactNode } from "react";
import type { Property } from "#domain/properties/property.ts";

/** The page passes the card, because it belongs to another feature. */
export type RenderCard = (property: Property) => ReactNode;
