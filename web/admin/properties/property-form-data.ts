import * as z from "zod/mini";
import { type PropertyType, propertyTypes } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { factFieldsOf } from "#domain/properties/property-facts.ts";
import {
  type PropertyForm,
  type PropertyInput,
  propertyInputSchema,
} from "#domain/properties/property-input.ts";
import { sentPictureAddress } from "#web/admin/details/sent-picture.tsx";
import type { PickedFile } from "#web/ui/file-rules.ts";

export const pictureSlots = ["image", "featured_image1", "featured_image2"] as const;
export type PictureSlot = (typeof pictureSlots)[number];

const textNames = [
  "name",
  "address",
  "price",
  "description",
  "area",
  "bedrooms",
  "bathrooms",
  "is_featured",
  "property_type",
  "for_type",
  "status",
] as const;

/** What the form holds before it is read. A type and no interface, so that it counts as a record. */
export type PropertyValues = {
  name: string;
  address: string;
  price: string;
  description: string;
  area: string;
  bedrooms: string;
  bathrooms: string;
  is_featured: boolean;
  property_type: string;
  for_type: string;
  status: string;
  features: readonly string[];
  custom_features: readonly string[];
  image: readonly PickedFile[];
  featured_image1: readonly PickedFile[];
  featured_image2: readonly PickedFile[];
};

/** What the form shows at first: AP1's defaults, or the property that is to be changed. */
export function propertyValues(
  property: Property | null,
  pictureNames: Readonly<Record<PictureSlot, string>>,
): PropertyValues {
  const stored = (slot: PictureSlot) => storedPicture(property?.[slot] ?? null, pictureNames[slot]);
  return {
    name: property?.name ?? "",
    address: property?.address ?? "",
    price: property ? String(property.price) : "",
    description: property?.description ?? "",
    area: property ? String(property.area) : "",
    bedrooms: String(property?.bedrooms ?? 1),
    bathrooms: String(property?.bathrooms ?? 1),
    is_featured: property?.is_featured ?? false,
    property_type: property?.property_type ?? "house",
    for_type: property?.for_type ?? "sale",
    status: property?.status ?? "active",
    features: property?.features.map(String) ?? [],
    custom_features: property?.custom_features ?? [],
    image: stored("image"),
    featured_image1: stored("featured_image1"),
    featured_image2: stored("featured_image2"),
  };
}

function storedPicture(reference: string | null, name: string): PickedFile[] {
  const address = sentPictureAddress(reference);
  return reference === null || address === null ? [] : [{ id: reference, kind: "stored", name, address }];
}

/** The chosen type; the select offers no other value. */
export function readPropertyType(value: string): PropertyType {
  return propertyTypes.find((type) => type === value) ?? "house";
}

/** Rooms that the chosen type does not count are not asked for, so they are read as 0. */
export const propertyFormSchema = z.pipe(
  z.transform((values: PropertyValues) => {
    const asked = factFieldsOf(readPropertyType(values.property_type)).map(({ field }) => field);
    const rooms = {
      bedrooms: asked.includes("bedrooms") ? values.bedrooms : "0",
      bathrooms: asked.includes("bathrooms") ? values.bathrooms : "0",
    };
    // The schema checks the selects' values, which are plain texts here.
    return { ...values, ...rooms } as PropertyForm;
  }),
  propertyInputSchema,
);

/** The call's multipart, in the spec's order. A picture that stays is not sent; one that was taken out is sent empty. */
export function propertyFormData(
  input: PropertyInput,
  pictures: Pick<PropertyValues, PictureSlot>,
  before: Property | null,
): FormData {
  const form = new FormData();
  for (const name of textNames) form.append(name, String(input[name]));
  // A PATCH keeps what it is not told of: no feature at all has to be said as well.
  for (const id of input.features.length > 0 ? input.features : [""]) form.append("features", String(id));
  form.append("custom_features", JSON.stringify(input.custom_features));
  for (const slot of pictureSlots) {
    const [picked] = pictures[slot];
    if (picked?.kind === "new") form.append(slot, picked.file);
    if (!picked && before?.[slot]) form.append(slot, "");
  }
  return form;
}
