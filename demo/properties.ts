import type { DemoProperty, PropertySource } from "#demo/properties/demo-property.ts";
import { flats } from "#demo/properties/flats.ts";
import { hillLand } from "#demo/properties/hill-land.ts";
import { houses } from "#demo/properties/houses.ts";
import { otherProperties } from "#demo/properties/other-properties.ts";
import { teraiLand } from "#demo/properties/terai-land.ts";
import { withComposedAddress } from "#domain/places/composed-texts.ts";
import { withDerivedFields } from "#domain/properties/derived-fields.ts";

const notDerived = {
  price: null,
  price_unit: "total",
  unit_price: null,
  area: null,
  land_area: null,
} as const;

/** In the order of their pictures, property-01 to property-36. */
export const demoProperties: readonly DemoProperty[] = [
  ...houses,
  ...flats,
  ...otherProperties,
  ...teraiLand,
  ...hillLand,
]
  .map(createProperty)
  .sort((a, b) => a.pictures[0].localeCompare(b.pictures[0]));

function createProperty(source: PropertySource): DemoProperty {
  const { price, area, ...property } = withDerivedFields({ ...notDerived, ...source, address: "" });
  if (price === null || area === null) throw new Error(`"${property.name}" has no price or no area`);
  return withComposedAddress({ ...property, price, area }, "address");
}
