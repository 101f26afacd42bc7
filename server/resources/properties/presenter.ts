import { buildObject } from "#domain/build-object.ts";
import { type Language, languages } from "#domain/language.ts";
import { mapLocationOf, staffPin } from "#domain/places/pin-fields.ts";
import type { Approval } from "#domain/properties/approval.ts";
import { reductionOf } from "#domain/properties/price-reduction.ts";
import { priceUnitOf } from "#domain/properties/price-units.ts";
import type { Property } from "#domain/properties/property.ts";
import { lastCheckedOn } from "#domain/properties/property-facts.ts";
import { type PropertyField, propertyFieldNames, propertyTexts } from "#domain/properties/property-fields.ts";
import { allTexts, textsIn } from "#domain/translations.ts";
import { isUrlOf, pictureUrl } from "#server/platform/media/picture-url.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import { featureName } from "#server/resources/features/presenter.ts";
import { landCustomAt, presentPlace } from "#server/resources/places/presenter.ts";
import type { PropertyRow } from "./repository.ts";

/** Lists the fields of a response, the plain ones by their descriptions, so that a new column alone is never sent. */
export function presentProperty(row: PropertyRow, publicUrl: string, language: Language): Property {
  const { custom_features, ...texts } = textsIn(propertyTexts, row, language);
  const { status, ...fields } = buildObject<Pick<PropertyRow, PropertyField>>(
    propertyFieldNames,
    (name) => row[name],
  );
  return {
    id: row.id,
    ...fields,
    price_unit: priceUnitOf(row),
    ...texts,
    ...presentPlace(row, language),
    land_custom: landCustomAt(row),
    features: row.features.map((feature) => feature.id),
    custom_features,
    feature_names: row.features.map((feature) => featureName(feature, language)),
    image: pictureUrl(row.image, publicUrl),
    featured_image1: pictureUrl(row.featured_image1, publicUrl),
    featured_image2: pictureUrl(row.featured_image2, publicUrl),
    pictures: row.pictures,
    translations: allTexts(propertyTexts, row, languages),
    map_location: mapLocationOf(row),
    agent_phone: row.agent_phone,
    checked_on: lastCheckedOn(row),
    ...reductionOf(row, Date.now()),
    status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** LE5: pictures of a draft may be private, so staff get signed addresses of them. */
export function signDraftPictures(property: Property, urls: SignedMediaUrls): Property {
  if (property.status !== "draft") return property;
  const signed = property.pictures.map((picture) => urls.sign(picture));
  const urlOf = (url: string | null) =>
    urls.urlOf(signed.find(({ key }) => url !== null && isUrlOf(url, key))?.key ?? null);
  return {
    ...property,
    pictures: signed,
    image: urlOf(property.image),
    featured_image1: urlOf(property.featured_image1),
    featured_image2: urlOf(property.featured_image2),
  };
}

/** PL3, LE5, LE8, IM1: with the pin itself, the owner, the reference, the submission that it was made of, and what an admin has to decide. */
export function presentPropertyToStaff(row: PropertyRow, publicUrl: string, language: Language): Property {
  const { owner_id, reference, submission_id } = row;
  return {
    ...presentProperty(row, publicUrl, language),
    ...staffPin(row),
    owner_id,
    reference,
    submission_id,
    approval: presentApproval(row),
  };
}

function presentApproval({ approval }: PropertyRow): Approval | null {
  if (!approval) return null;
  return {
    state: approval.returned_at === null ? "waiting" : "returned",
    status: approval.requested_status,
    requested_by: approval.requested_by,
    // PostgreSQL writes times into JSON in a form of its own.
    requested_at: new Date(approval.requested_at).toISOString(),
    reason: approval.reason,
  };
}
