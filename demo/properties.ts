import type { DemoProperty } from "#demo/properties/demo-property.ts";
import { flats } from "#demo/properties/flats.ts";
import { houses } from "#demo/properties/houses.ts";
import { otherProperties } from "#demo/properties/other-properties.ts";
import { withComposedAddress } from "#domain/places/composed-texts.ts";

/** In the order of their pictures, property-01 to property-24. */
export const demoProperties: readonly DemoProperty[] = [...houses, ...flats, ...otherProperties].map(
  (source) => withComposedAddress({ ...source, address: "" }, "address"),
);
