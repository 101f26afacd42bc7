import type { DemoFeature } from "#demo/features.ts";
import type { PictureName } from "#demo/picture-alt-texts.ts";
import type { PapersInput } from "#domain/papers/papers.ts";
import type { PinFields } from "#domain/places/pin-fields.ts";
import type { PlaceNumbers } from "#domain/places/place-fields.ts";
import type { ListingType, PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";
import type { PriceUnit } from "#domain/properties/price-units.ts";
import type { FactValues } from "#domain/properties/property-facts.ts";
import type { propertyTexts } from "#domain/properties/property-fields.ts";
import type { Translations } from "#domain/translations.ts";

type RequiredFact = "area" | "bedrooms" | "bathrooms";

export type DemoProperty = PlaceNumbers &
  PinFields &
  Pick<FactValues, RequiredFact> &
  Partial<Omit<FactValues, RequiredFact>> & {
    readonly name: string;
    readonly address: string;
    readonly street: string;
    /** In rupees: the sale price, or the rent per month. */
    readonly price: number;
    readonly price_unit: PriceUnit;
    readonly unit_price: number | null;
    readonly is_negotiable?: boolean;
    readonly description: string;
    readonly is_featured: boolean;
    readonly property_type: PropertyType;
    readonly for_type: ListingType;
    readonly features: readonly DemoFeature[];
    readonly custom_features: readonly string[];
    readonly status: PropertyStatus;
    /** When it got its status, as an ISO timestamp. It was active before. */
    readonly statusSince?: string;
    /** The days count back from the seeding, because visitors see a reduction for some time only. */
    readonly reduced?: Readonly<{ from: number; daysAgo: number }>;
    /** The texts above in other languages. */
    readonly translations: Translations<typeof propertyTexts>;
    /** The main picture and up to two featured pictures. */
    readonly pictures: readonly [PictureName, ...PictureName[]];
    readonly papers?: PapersInput;
    /** The creation time, as an ISO timestamp. */
    readonly listedAt: string;
  };

type DerivedField = "price" | "price_unit" | "unit_price" | "area";

/** Its address is composed from its place (NL6), and a price per unit gives the total (LD3). */
export type PropertySource = Omit<DemoProperty, "address" | DerivedField> &
  Partial<Pick<DemoProperty, DerivedField>>;
