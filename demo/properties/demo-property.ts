import type { DemoFeature } from "#demo/features.ts";
import type { PictureName } from "#demo/picture-alt-texts.ts";
import type { PinFields } from "#domain/places/pin-fields.ts";
import type { PlaceNumbers } from "#domain/places/place-fields.ts";
import type { ListingType, PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";
import type { propertyTexts } from "#domain/properties/property-fields.ts";
import type { Translations } from "#domain/translations.ts";

export type DemoProperty = PlaceNumbers &
  PinFields & {
    readonly name: string;
    readonly address: string;
    readonly street: string;
    /** In rupees: the sale price, or the rent per month. */
    readonly price: number;
    readonly description: string;
    /** In square feet. */
    readonly area: number;
    readonly bedrooms: number;
    readonly bathrooms: number;
    readonly is_featured: boolean;
    readonly property_type: PropertyType;
    readonly for_type: ListingType;
    readonly features: readonly DemoFeature[];
    readonly custom_features: readonly string[];
    readonly status: PropertyStatus;
    /** The texts above in other languages. */
    readonly translations: Translations<typeof propertyTexts>;
    /** The main picture and the two featured pictures. */
    readonly pictures: readonly [PictureName, PictureName, PictureName];
    /** The creation time, as an ISO timestamp. */
    readonly listedAt: string;
  };

/** Its address is composed from its place (NL6). */
export type PropertySource = Omit<DemoProperty, "address">;
