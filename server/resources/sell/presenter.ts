import type { Submission } from "#domain/sell/submission.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import type { SubmissionRow } from "./repository.ts";

/** What staff are shown of a submitted listing. */
export function presentSubmission(row: SubmissionRow, addresses: SignedMediaUrls): Submission {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone_no: row.phone_no,
    propert_title: row.propert_title,
    property_location: row.property_location,
    property_price: row.property_price,
    property_type: row.property_type,
    no_of_bedrooms: row.no_of_bedrooms,
    no_of_bathrooms: row.no_of_bathrooms,
    area: row.area,
    description: row.description,
    image: addresses.urlOf(row.image),
    pictures: row.pictures.map((picture) => addresses.sign(picture)),
    created_at: row.created_at.toISOString(),
  };
}

/** What the sender gets back: no address, because the picture is for staff from now on. */
export function presentSubmissionToSender(row: SubmissionRow, addresses: SignedMediaUrls): Submission {
  return { ...presentSubmission(row, addresses), image: null, pictures: row.pictures };
}
