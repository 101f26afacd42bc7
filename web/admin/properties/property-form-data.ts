import * as z from "zod/mini";
import { buildObject } from "#domain/build-object.ts";
import { writeLandMeasure } from "#domain/land/format-measure.ts";
import { parseLandMeasure } from "#domain/land/measure.ts";
import type { Language } from "#domain/language.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Field } from "#domain/properties/field-kinds.ts";
import { type ListingType, type PropertyType, propertyTypes } from "#domain/properties/kinds.ts";
import { landAreaOf } from "#domain/properties/land-area.ts";
import { type Landmark, landmarkParts, landmarkText } from "#domain/properties/landmarks.ts";
import { type PriceUnit, priceUnitsFor } from "#domain/properties/price-units.ts";
import type { Property } from "#domain/properties/property.ts";
import {
  type PropertyField,
  propertyFieldNames,
  propertyFields,
  propertyTexts,
} from "#domain/properties/property-fields.ts";
import {
  type PropertyForm,
  type PropertyInput,
  propertyInputSchema,
} from "#domain/properties/property-input.ts";
import { pictureUrl } from "#web/admin/details/api-picture.tsx";
import { appendPin, type PinValue, pinFieldsOf, pinValue } from "#web/admin/pins/pin-value.ts";
import {
  type DescriptionValues,
  descriptionValues,
  readDescriptions,
} from "#web/admin/translations/description-values.ts";
import { appendTexts } from "#web/admin/translations/sent-texts.ts";
import { type TextValues, textValues, withTranslations } from "#web/admin/translations/text-values.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";

const pictureSlots = ["image", "featured_image1", "featured_image2"] as const;

type ControlValue<Kind> = Kind extends "checkbox"
  ? boolean
  : Kind extends "landmarks"
    ? readonly string[]
    : string;
type PlainValues = {
  [Name in PropertyField]: ControlValue<(typeof propertyFields)[Name]["kind"]>;
};

/** The values of the form's controls. */
export type PropertyValues = PlainValues &
  TextValues<typeof propertyTexts> &
  Record<"local_level_id" | "ward" | "reference", string> &
  Record<"features", readonly string[]> &
  DescriptionValues & { pin: PinValue; pictures: readonly PickedFile[] };

/** The initial values of the form: those of the property to edit, or AP1's defaults. */
export function propertyValues(
  property: Property | null,
  language: Language,
  pictureName: (number: number) => string,
): PropertyValues {
  const landMeasure = parseLandMeasure(property && landAreaOf(property));
  return {
    ...buildObject<PlainValues>(propertyFieldNames, (name) =>
      controlValue(property ? property[name] : defaultValue(propertyFields[name])),
    ),
    land_area: landMeasure ? writeLandMeasure(landMeasure, language) : "",
    ...textValues(propertyTexts, property),
    local_level_id: String(property?.local_level_id ?? ""),
    ward: String(property?.ward ?? ""),
    reference: property?.reference ?? "",
    features: property?.features.map(String) ?? [],
    pin: pinValue(property),
    pictures: storedPictures(property).map((picture, index) => ({
      ...picture,
      kind: "stored",
      name: pictureName(index + 1),
    })),
    ...storedDescriptions(property),
  };
}

/** The pictures with their keys as ids. Another API host sends only the addresses of three. */
function storedPictures(property: Property | null): { id: string; address: string }[] {
  if (!property) return [];
  const { pictures } = property;
  if (pictures.length > 0)
    return pictures.map((picture) => ({ id: picture.key, address: jpegPicturePath(picture) }));
  return pictureSlots.flatMap((slot) => {
    const address = pictureUrl(property[slot]);
    return address === null ? [] : [{ id: slot, address }];
  });
}

function storedDescriptions(property: Property | null): DescriptionValues {
  const pictures = property?.pictures ?? [];
  return Object.assign(
    {},
    ...pictures.map((picture) => descriptionValues(picture.key, jpegPicturePath(picture), pictures)),
  );
}

type PlainValue = string | number | boolean | readonly Landmark[] | null;

function controlValue(value: PlainValue): ControlValue<Field["kind"]> {
  if (typeof value === "object" && value)
    return value.map((landmark) => landmarkText(landmarkParts(landmark)));
  return typeof value === "boolean" ? value : String(value ?? "");
}

function defaultValue(field: Field): PlainValue {
  if (field.kind === "checkbox") return false;
  if (field.kind === "landmarks") return [];
  return "fallback" in field ? field.fallback : null;
}

/** The select offers no other value than the property types. */
export function readPropertyType(value: string): PropertyType {
  return propertyTypes.find((type) => type === value) ?? "house";
}

function readListingType(value: string): ListingType {
  return value === "rent" ? "rent" : "sale";
}

/** The units that the price can be for, and the one that is selected: the usual one if the type has no such unit. */
export function priceUnitChoice(values: Pick<PropertyValues, "price_unit" | "for_type" | "property_type">) {
  const units = priceUnitsFor(readListingType(values.for_type), readPropertyType(values.property_type));
  const unit: PriceUnit = units.find((one) => one === values.price_unit) ?? units[0] ?? "total";
  return { units, unit };
}

/** The schema removes facts that the selected type does not have. The form measures land instead of asking for its area. */
export const propertyFormSchema = z.pipe(
  z.transform(
    (values: PropertyValues): PropertyForm => ({
      ...withTranslations(propertyTexts, values),
      ...pinFieldsOf(values.pin),
      price_unit: priceUnitChoice(values).unit,
      ...(values.property_type === "land" && { area: "" }),
    }),
  ),
  propertyInputSchema,
);

function formText(value: PlainValue): string {
  return typeof value === "object" && value ? JSON.stringify(value) : String(value ?? "");
}

/** The multipart body of the API call. `keys` are those of all pictures; null for another API host, which gets the files. */
export function propertyFormData(
  input: PropertyInput,
  values: Pick<PropertyValues, "pictures"> & DescriptionValues,
  keys: readonly string[] | null,
  before: Property | null,
): FormData {
  const form = new FormData();
  const texts = appendTexts(form, propertyTexts, input);
  for (const name of propertyFieldNames) form.append(name, formText({ ...input, ...texts }[name]));
  appendPin(form, input);
  for (const name of ["local_level_id", "ward", "reference"] as const)
    form.append(name, String(input[name] ?? ""));
  // PATCH keeps fields that are not sent, so an empty text removes all features.
  for (const id of input.features.length > 0 ? input.features : [""]) form.append("features", String(id));
  form.append("custom_features", JSON.stringify(texts.custom_features));
  if (keys) appendPictureKeys(form, keys, values);
  else appendFiles(form, values.pictures, before);
  return form;
}

function appendPictureKeys(
  form: FormData,
  keys: readonly string[],
  { pictures, ...descriptions }: Pick<PropertyValues, "pictures"> & DescriptionValues,
) {
  form.append("picture_keys", JSON.stringify(keys));
  const described = pictures.map(({ id }) => readDescriptions(descriptions, id));
  form.append("picture_descriptions", JSON.stringify(described));
}

/** A picture that stays is not sent; an empty text removes one. */
function appendFiles(form: FormData, pictures: readonly PickedFile[], before: Property | null) {
  for (const [index, slot] of pictureSlots.entries()) {
    const picture = pictures[index];
    if (picture?.kind === "new") form.append(slot, picture.file);
    if (!picture && before?.[slot]) form.append(slot, "");
  }
}
