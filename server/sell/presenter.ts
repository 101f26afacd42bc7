import type { Submission } from "#domain/sell/submission.ts";
import { pictureAddress } from "#server/media/picture-address.ts";
import type { SubmissionRow } from "./repository.ts";

/** What leaves the server of a submitted listing. */
export function presentSubmission(row: SubmissionRow, publicUrl: string): Submission {
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
    image: pictureAddress(row.image, publicUrl),
    pictures: row.pictures,
    created_at: row.created_at.toISOString(),
  };
}
