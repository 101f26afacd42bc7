import * as z from "zod/mini";
import { buildObject } from "#domain/build-object.ts";
import type { Field } from "#domain/properties/field-kinds.ts";
import { type PropertyType, propertyTypes } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { factFieldsOf } from "#domain/properties/property-facts.ts";
import {
  factFields,
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
  isDescribed,
  readDescriptions,
} from "#web/admin/translations/picture-descriptions.ts";
import { appendTexts } from "#web/admin/translations/sent-texts.ts";
import { type TextValues, textValues, withTranslations } from "#web/admin/translations/text-values.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";

export const pictureSlots = ["image", "featured_image1", "featured_image2"] as const;
export type PictureSlot = (typeof pictureSlots)[number];

type PlainValues = {
  [Name in PropertyField]: (typeof propertyFields)[Name]["kind"] extends "checkbox" ? boolean : string;
};

/** The values of the form's controls. */
export type PropertyValues = PlainValues &
  TextValues<typeof propertyTexts> &
  Record<"local_level_id" | "ward", string> &
  Record<"features", readonly string[]> &
  Record<PictureSlot, readonly PickedFile[]> &
  DescriptionValues & { pin: PinValue };

/** The initial values of the form: those of the property to edit, or AP1's defaults. */
export function propertyValues(
  property: Property | null,
  pictureNames: Readonly<Record<PictureSlot, string>>,
): PropertyValues {
  const stored = (slot: PictureSlot) => storedPicture(property?.[slot] ?? null, pictureNames[slot]);
  return {
    ...buildObject<PlainValues>(propertyFieldNames, (name) =>
      controlValue(property ? property[name] : defaultValue(propertyFields[name])),
    ),
    ...textValues(propertyTexts, property),
    local_level_id: String(property?.local_level_id ?? ""),
    ward: String(property?.ward ?? ""),
    features: property?.features.map(String) ?? [],
    pin: pinValue(property),
    image: stored("image"),
    featured_image1: stored("featured_image1"),
    featured_image2: stored("featured_image2"),
    ...storedDescriptions(property),
  };
}

function storedDescriptions(property: Property | null): DescriptionValues {
  const pictures = property?.pictures ?? [];
  return Object.assign(
    {},
    ...pictureSlots.map((slot) => descriptionValues(slot, property?.[slot] ?? null, pictures)),
  );
}

type PlainValue = string | number | boolean | null;

function controlValue(value: PlainValue): string | boolean {
  return typeof value === "boolean" ? value : String(value ?? "");
}

function defaultValue(field: Field): PlainValue {
  if (field.kind === "checkbox") return false;
  return "fallback" in field ? field.fallback : null;
}

function storedPicture(reference: string | null, name: string): PickedFile[] {
  const address = pictureUrl(reference);
  return reference === null || address === null ? [] : [{ id: reference, kind: "stored", name, address }];
}

/** The select offers no other value than the property types. */
export function readPropertyType(value: string): PropertyType {
  return propertyTypes.find((type) => type === value) ?? "house";
}

/** The form hides facts that the selected type does not have. They are saved as 0. */
export const propertyFormSchema = z.pipe(
  z.transform((values: PropertyValues): PropertyForm => {
    const asked = factFieldsOf(readPropertyType(values.property_type)).map(({ field }) => field);
    const hidden = factFields.filter((field) => !asked.includes(field));
    return {
      ...withTranslations(propertyTexts, values),
      ...pinFieldsOf(values.pin),
      ...Object.fromEntries(hidden.map((field) => [field, "0"])),
    };
  }),
  propertyInputSchema,
);

/** The multipart body of the API call. A picture that stays is not sent; an empty text removes one. */
export function propertyFormData(
  input: PropertyInput,
  values: Pick<PropertyValues, PictureSlot> & DescriptionValues,
  before: Property | null,
): FormData {
  const form = new FormData();
  const texts = appendTexts(form, propertyTexts, input);
  for (const name of propertyFieldNames) form.append(name, String({ ...input, ...texts }[name] ?? ""));
  appendPin(form, input);
  for (const name of ["local_level_id", "ward"] as const) form.append(name, String(input[name] ?? ""));
  // PATCH keeps fields that are not sent, so an empty text removes all features.
  for (const id of input.features.length > 0 ? input.features : [""]) form.append("features", String(id));
  form.append("custom_features", JSON.stringify(texts.custom_features));
  const described = new Map<PictureSlot, object>();
  const stored = storedDescriptions(before);
  for (const slot of pictureSlots) {
    const [picked] = values[slot];
    if (picked?.kind === "new") form.append(slot, picked.file);
    if (!picked && before?.[slot]) form.append(slot, "");
    const descriptions = readDescriptions(values, slot);
    if (picked && (isDescribed(descriptions) || isDescribed(readDescriptions(stored, slot))))
      described.set(slot, descriptions);
  }
  if (described.size > 0) form.append("image_descriptions", JSON.stringify(Object.fromEntries(described)));
  return form;
}
