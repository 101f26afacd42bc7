import type { Generated } from "kysely";
import type { AreaPriceUnit } from "#domain/land/area-price-units.ts";
import type { Language } from "#domain/language.ts";
import type { LeadChannel } from "#domain/leads/lead-kind.ts";
import type { SellPropertyType } from "#domain/sell/property-types.ts";
import type { SubmissionStep } from "#domain/sell/seller-page.ts";
import type { SubmissionFact, SubmissionFactValues } from "#domain/sell/submission-facts.ts";
import type { CreatedAt, DeletedAt, PlaceColumns } from "./shared-columns.ts";

/** What visitors send with forms, and what protects the forms. */
export interface FormTables {
  sell_submissions: SellSubmissionsTable;
  submission_pictures: SubmissionPicturesTable;
  staged_pictures: StagedPicturesTable;
  service_requests: ServiceRequestsTable;
  messages: MessagesTable;
  enquiries: EnquiriesTable;
  sent_forms: SentFormsTable;
  limits: LimitsTable;
}

/** The database has defaults for the columns that are not in the specification. */
type SubmissionFactColumns = { [Name in SubmissionFact]: Generated<SubmissionFactValues[Name]> };

interface SellSubmissionsTable extends PlaceColumns, SubmissionFactColumns {
  id: Generated<number>;
  name: string;
  email: string;
  phone_no: string | null;
  propert_title: string;
  property_location: string;
  property_price: number;
  price_unit: Generated<"total" | AreaPriceUnit>;
  unit_price: Generated<number | null>;
  property_type: SellPropertyType;
  no_of_bedrooms: number | null;
  no_of_bathrooms: number | null;
  area: number | null;
  description: string;
  language: Language | null;
  step: Generated<SubmissionStep>;
  step_at: Generated<Date>;
  checking_at: Generated<Date | null>;
  published_at: Generated<Date | null>;
  decline_reason: Generated<string>;
  notified_step: Generated<SubmissionStep | null>;
  page_seed: Generated<Buffer | null>;
  page_hash: Generated<Buffer | null>;
  created_at: CreatedAt;
  deleted_at: DeletedAt;
}

interface SubmissionPicturesTable {
  submission_id: number;
  position: number;
  picture: string;
}

/** Uploaded before their form, and used by no row yet. */
interface StagedPicturesTable {
  key: string;
  is_staff: boolean;
  uploader: string;
  upload: Buffer | null;
  created_at: CreatedAt;
}

interface ServiceRequestsTable {
  id: Generated<number>;
  service_name: string;
  phone_no: string;
  email: string | null;
  address: string;
  service_type: string;
  service_urgency: string;
  preffered_date: string | null;
  description: string;
  imag: string | null;
  created_at: CreatedAt;
  deleted_at: DeletedAt;
}

interface MessagesTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone: Generated<string | null>;
  subject: string;
  message: string;
  created_at: CreatedAt;
  deleted_at: DeletedAt;
}

interface EnquiriesTable {
  id: Generated<number>;
  kind: "enquiry" | "visit";
  channel: Generated<LeadChannel>;
  property_id: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  visit_on: string | null;
  visit_time: string | null;
  promised_until: Date | null;
  created_at: CreatedAt;
  deleted_at: DeletedAt;
}

interface SentFormsTable {
  key: Buffer;
  content: Buffer;
  /** Null only within the transaction that writes the row. */
  row_id: number | null;
  expires_at: Date;
}

interface LimitsTable {
  subject: Buffer;
  hits: number;
  ends_at: Date;
}
