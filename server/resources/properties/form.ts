import { buildObject } from "#domain/build-object.ts";
import { keysOf } from "#domain/keys-of.ts";
import { type Language, languages } from "#domain/language.ts";
import { type ImageDescription, writtenDescription } from "#domain/pictures/picture.ts";
import { pinAfter, pinFieldNames, withWholePin } from "#domain/places/pin-fields.ts";
import { changedNames, keptFields, outdatedUnits } from "#domain/properties/changed-fields.ts";
import { propertyFieldNames, propertyTexts } from "#domain/properties/property-fields.ts";
import {
  type PropertyInput,
  propertyInputFields,
  propertyInputSchema,
} from "#domain/properties/property-input.ts";
import { distinctNames } from "#domain/text-list.ts";
import { allTexts, textsIn } from "#domain/translations.ts";
import { type Form, type FormDescription, readInput } from "#server/platform/http/form.ts";
import { pick, pickSentTexts } from "#server/platform/http/sent-texts.ts";
import { mergePlacedTexts } from "#server/resources/places/placed-texts.ts";
import { pictureFields } from "./arrange-pictures.ts";
import type { PropertyColumns, PropertyRow } from "./repository.ts";

export const propertyForm = {
  input: propertyInputFields,
  pictures: { image: 1, featured_image1: 1, featured_image2: 1 },
} satisfies FormDescription;

export const propertyPatch = { ...propertyForm, isPartial: true } satisfies FormDescription;

type PropertyChange<Columns> = Readonly<{
  features: readonly number[];
  /** In the order of the pictures. */
  imageDescriptions: readonly (ImageDescription | null | undefined)[];
  /** All pictures in their order, if they were sent. */
  pictureKeys: readonly string[] | undefined;
  /** Merges the sent texts into those that the row has when it is written. */
  columns: (row?: PropertyRow) => Columns;
}>;

export function readPropertyForm(
  fields: Form["fields"],
  language: Language,
  before?: PropertyRow,
): PropertyChange<PropertyColumns> {
  const form = before ? { ...fields, ...keptFields(before, fields) } : fields;
  const {
    translations,
    picture_keys: pictureKeys,
    image_descriptions,
    picture_descriptions,
    ...input
  } = readInput(propertyInputSchema, form);
  const names = new Set(Object.keys(fields));
  const sent = pickSentTexts(propertyTexts, { ...input, translations }, names);
  // Features without an id are stored as custom features, besides those in `translations`.
  if (!names.has("custom_features") && input.custom_features.length > 0) {
    const named = translations?.[language]?.custom_features ?? [];
    sent.custom_features = distinctNames([...input.custom_features, ...named]);
  }
  const place = { texts: sent, numbers: input, names };
  return {
    features: input.features,
    imageDescriptions: inOrder(image_descriptions, picture_descriptions),
    pictureKeys,
    columns: (row) => ({
      ...input,
      ...pinAfter(input, names, row),
      ...mergePlacedTexts(propertyTexts, "address", place, language, row),
    }),
  };
}

/** Validates the sent fields together with those of the row, and returns only the sent ones. */
export function readPropertyPatch(
  row: PropertyRow,
  fields: Form["fields"],
  language: Language,
): PropertyChange<Partial<PropertyColumns>> {
  const stored = {
    ...row,
    ...textsIn(propertyTexts, row, language),
    translations: allTexts(propertyTexts, row, languages),
    // An older row may have a price or an area of 0, which must not prevent changes of other fields.
    price: row.price || 1,
    area: row.area || 1,
    features: row.features.map((feature) => feature.id),
  };
  const {
    translations,
    picture_keys: pictureKeys,
    image_descriptions,
    picture_descriptions,
    ...input
  } = readInput(propertyInputSchema, { ...stored, ...fields, ...outdatedUnits(row, fields) });
  const names = changedNames(withWholePin(new Set(Object.keys(fields))), input);
  // A feature without an id is stored as a custom feature.
  if (names.has("features")) names.add("custom_features");
  const sent = pickSentTexts(propertyTexts, { ...input, translations }, names);
  const place = { texts: sent, numbers: input, names };
  const hasTexts = Object.keys(sent).length > 0 || names.has("local_level_id") || names.has("ward");
  return {
    features: input.features,
    imageDescriptions: inOrder(image_descriptions, picture_descriptions),
    pictureKeys,
    columns: (current) => ({
      ...pick(input, names),
      ...(hasTexts && mergePlacedTexts(propertyTexts, "address", place, language, current, true)),
    }),
  };
}

const storedNames = [
  ...propertyFieldNames,
  ...keysOf(propertyTexts),
  "reference",
  "local_level_id",
  "ward",
  ...pinFieldNames,
] as const;

/** What a client would send to store this row again, for a copy or an earlier version. */
export function formFieldsOf(row: PropertyRow): Form["fields"] {
  return {
    ...buildObject<Pick<PropertyRow, (typeof storedNames)[number]>>(storedNames, (name) => row[name]),
    features: row.features.map((feature) => feature.id),
    translations: allTexts(propertyTexts, row, languages),
    picture_keys: row.pictures.map(({ key }) => key),
    picture_descriptions: row.pictures.map(({ alt }) => writtenDescription(alt)),
  };
}

function inOrder(
  byField: PropertyInput["image_descriptions"],
  list: PropertyInput["picture_descriptions"] = [],
): readonly (ImageDescription | null | undefined)[] {
  return byField
    ? [...pictureFields.map((field) => byField[field]), ...list.slice(pictureFields.length)]
    : list;
}
