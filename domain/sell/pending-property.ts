import type { Submission } from "./submission.ts";

/** The content of the "Pending Property Details" dialog. */
export interface PendingProperty {
  readonly title: string;
  readonly price: number;
  readonly description: string;
  readonly location: string;
  readonly propertyType: string;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly sqft: number | null;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string | null;
  readonly submissionDate: string | null;
  readonly status: "pending";
  readonly image: string | null;
}

/** The status is always "pending", as specified; where a submission stands is shown besides (LE5). */
export function toPendingProperty(
  submission: Omit<Submission, "property_type" | "created_at" | "step" | "decline_reason" | "property_id"> &
    Readonly<{ property_type: string; created_at: string | null }>,
): PendingProperty {
  return {
    title: submission.propert_title,
    price: submission.property_price,
    description: submission.description,
    location: submission.property_location,
    propertyType: submission.property_type,
    bedrooms: submission.no_of_bedrooms,
    bathrooms: submission.no_of_bathrooms,
    sqft: submission.area,
    contactName: submission.name,
    contactEmail: submission.email,
    contactPhone: submission.phone_no,
    submissionDate: submission.created_at,
    status: "pending",
    image: submission.image,
  };
}
