import type { DemoFeature } from "#demo/features.ts";
import type { PictureName } from "#demo/picture-texts.ts";
import type { ListingType, PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";

export type DemoProperty = {
  readonly name: string;
  readonly address: string;
  /** Rupees: the whole price of a sale, one month of a rent. */
  readonly price: number;
  readonly description: string;
  /** Square feet. */
  readonly area: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly is_featured: boolean;
  readonly property_type: PropertyType;
  readonly for_type: ListingType;
  readonly features: readonly DemoFeature[];
  readonly custom_features: readonly string[];
  readonly status: PropertyStatus;
  /** The main picture, then the two featured ones. */
  readonly pictures: readonly [PictureName, PictureName, PictureName];
  /** When it was put on the site. */
  readonly listed: string;
};
