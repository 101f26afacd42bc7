import { buildObject } from "#domain/build-object.ts";
import type { Language } from "#domain/language.ts";
import { noPapers, type PapersInput } from "#domain/papers/papers.ts";
import { recognisePlace } from "#domain/places/recognise-place.ts";
import { propertyTypes } from "#domain/properties/kinds.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import type { Submission } from "./submission.ts";
import { type SubmissionFactValues, submissionFactNames } from "./submission-facts.ts";

type Offer = Readonly<
  Pick<
    Submission,
    | "propert_title"
    | "property_location"
    | "property_price"
    | "price_unit"
    | "unit_price"
    | "property_type"
    | "no_of_bedrooms"
    | "no_of_bathrooms"
    | "area"
    | "description"
    | "local_level_id"
    | "ward"
    | "street"
    | keyof SubmissionFactValues
  >
>;
type Owner = Readonly<Pick<Submission, "name" | "email" | "phone_no">>;

/**
 * LE5: the form of the draft that a submission becomes, without anything about its owner. Each text is stored in the language that
 * it is written in. What the owner left out stays empty, and half a bathroom is left out.
 */
export function listingOfSubmission(offer: Offer) {
  const place = placeOf(offer);
  const texts = {
    name: offer.propert_title,
    description: offer.description,
    ...(place ? { street: place.street } : { address: offer.property_location }),
  };
  const languageOf = (text: string): Language => (detectLanguageTag(text) === "ne" ? "np" : "en");
  const textsIn = (language: Language) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text && languageOf(text) === language));
  const type = offer.property_type.toLowerCase();
  return {
    ...buildObject<SubmissionFactValues>(submissionFactNames, (name) => offer[name]),
    property_type: propertyTypes.find((known) => known === type) ?? "house",
    for_type: "sale",
    status: "draft",
    price: offer.property_price,
    price_unit: offer.price_unit,
    unit_price: offer.unit_price,
    area: offer.area,
    bedrooms: offer.no_of_bedrooms ?? 0,
    bathrooms: Math.floor(offer.no_of_bathrooms ?? 0),
    ...(place && { local_level_id: place.localLevelId, ward: place.ward }),
    translations: { en: textsIn("en"), np: textsIn("np") },
  };
}

/** PL2: the place that the owner chose, or that the written location names. */
function placeOf({ local_level_id: localLevelId, ward, street, property_location: location }: Offer) {
  return localLevelId === null ? recognisePlace(location) : { localLevelId, ward, street };
}

/** LE5: who owns the property is for the private papers only. */
export function papersOfOwner({ name, email, phone_no }: Owner): PapersInput {
  return { ...noPapers, owner_name: name, owner_email: email, owner_phone: phone_no };
}
