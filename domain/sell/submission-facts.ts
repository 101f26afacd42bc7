import { keysOf } from "#domain/keys-of.ts";
import type { FieldValue } from "#domain/properties/field-kinds.ts";
import { propertyFields } from "#domain/properties/property-fields.ts";

/** LD4: the facts of a property that its owner may state, with the names and rules that the listing has. */
export const submissionFacts = {
  land_area: propertyFields.land_area,
  storeys: propertyFields.storeys,
  furnishing: propertyFields.furnishing,
  parking_motorcycles: propertyFields.parking_motorcycles,
  parking_cars: propertyFields.parking_cars,
  facing: propertyFields.facing,
  road_width: propertyFields.road_width,
  road_type: propertyFields.road_type,
  lalpurja: propertyFields.lalpurja,
} as const;

export type SubmissionFact = keyof typeof submissionFacts;
export const submissionFactNames = keysOf(submissionFacts);
export type SubmissionFactValues = {
  [Name in SubmissionFact]: FieldValue<(typeof submissionFacts)[Name]>;
};
