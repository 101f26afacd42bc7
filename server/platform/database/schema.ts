import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from "kysely";
import type { HistoryAction } from "#domain/history/entry.ts";
import type { AreaPriceUnit } from "#domain/land/area-price-units.ts";
import type { Language } from "#domain/language.ts";
import type { LeadEventDetail, LeadEventKind, LeadStatus } from "#domain/leads/lead.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import type { PaperAction } from "#domain/papers/paper-view.ts";
import type { ImageDescription } from "#domain/pictures/picture.ts";
import type { LocalLevelKind } from "#domain/places/kinds.ts";
import type { PinPrecision } from "#domain/places/pin.ts";
import type { ProjectStatus, ProjectType } from "#domain/projects/kinds.ts";
import type { projectTexts } from "#domain/projects/project-texts.ts";
import type { featureTexts } from "#domain/properties/feature.ts";
import type { FieldValue } from "#domain/properties/field-kinds.ts";
import type { ListingType, PropertyStatus } from "#domain/properties/kinds.ts";
import type {
  PropertyField,
  propertyFields,
  propertyTexts,
  SpecifiedField,
} from "#domain/properties/property-fields.ts";
import type { Beneficiary, ProvinceId, RateKind } from "#domain/rates/kinds.ts";
import type { SellPropertyType } from "#domain/sell/property-types.ts";
import type { SubmissionStep } from "#domain/sell/seller-page.ts";
import type { SubmissionFact, SubmissionFactValues } from "#domain/sell/submission-facts.ts";
import type { Role } from "#domain/session/rights.ts";
import type { LocalText } from "#domain/settings/local-text.ts";
import type { Translations } from "#domain/translations.ts";

/** The tables and views that `migrations/` create. */
export interface Schema {
  pictures: PicturesTable;
  features: FeaturesTable;
  properties: PropertiesTable;
  property_counts: PropertyCountsTable;
  property_features: PropertyFeaturesTable;
  property_papers: PropertyPapersTable;
  property_scans: PropertyScansTable;
  paper_views: PaperViewsTable;
  property_pictures: PropertyPicturesTable;
  property_views: PropertyViewsTable;
  view_salts: ViewSaltsTable;
  view_hashes: ViewHashesTable;
  projects: ProjectsTable;
  project_pictures: ProjectPicturesTable;
  sell_submissions: SellSubmissionsTable;
  submission_pictures: SubmissionPicturesTable;
  staged_pictures: StagedPicturesTable;
  service_requests: ServiceRequestsTable;
  messages: MessagesTable;
  enquiries: EnquiriesTable;
  people: PeopleTable;
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  mails: MailsTable;
  alerts: AlertsTable;
  first_listings: FirstListingsTable;
  lead_notices: LeadNoticesTable;
  lead_details: LeadDetailsView;
  sent_forms: SentFormsTable;
  limits: LimitsTable;
  picture_uses: PictureUsesView;
  row_history: RowHistoryTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  secrets: SecretsTable;
  settings: SettingsTable;
  rates: RatesTable;
  settings_previews: SettingsPreviewsTable;
  demo_seedings: DemoSeedingsTable;
  demo_rows: DemoRowsTable;
  place_readings: PlaceReadingsTable;
  database_identity: DatabaseIdentityTable;
}

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;
/** Null unless the row is deleted; rows are never inserted as deleted. */
type DeletedAt = ColumnType<Date | null, never, Date | null>;

/** All columns have defaults: rows from before have an address only. */
interface PlaceColumns {
  local_level_id: Generated<number | null>;
  ward: Generated<number | null>;
  street: Generated<string>;
}

interface PinColumns {
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  pin_precision: Generated<PinPrecision | null>;
  /** Set by a trigger (migration 0034). */
  map_latitude: GeneratedAlways<number | null>;
  map_longitude: GeneratedAlways<number | null>;
  map_square: GeneratedAlways<number | null>;
}

/** SR1: null until the keys of the row's words are written (migration 0033). */
interface SearchColumns {
  search: ColumnType<string | null, RawBuilder<string> | undefined, RawBuilder<string>>;
  searched_at: ColumnType<Date | null, RawBuilder<Date> | undefined, RawBuilder<Date>>;
}

interface PicturesTable {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  alt: ColumnType<ImageDescription | null, string | null, string | null>;
  is_private_in_drafts: Generated<boolean>;
  created_at: CreatedAt;
}

interface FeaturesTable {
  id: Generated<number>;
  name: string;
  translations: Generated<Translations<typeof featureTexts>>;
  list_position: Generated<number | null>;
  is_hidden: Generated<boolean>;
}

type PropertyColumn<Name extends PropertyField> = FieldValue<(typeof propertyFields)[Name]>;
/** The database has defaults for the columns that are not in the specification. */
type PropertyFieldColumns = { [Name in Exclude<SpecifiedField, "status">]: PropertyColumn<Name> } & {
  [Name in Exclude<PropertyField, SpecifiedField | "landmarks">]: Generated<PropertyColumn<Name>>;
};

interface PropertiesTable extends PlaceColumns, PinColumns, SearchColumns, PropertyFieldColumns {
  id: Generated<number>;
  /** A list must be written as JSON text, because the driver converts arrays to PostgreSQL's. */
  landmarks: ColumnType<PropertyColumn<"landmarks">, string | undefined, string>;
  /** By default, the account of the transaction (migration 0038). */
  owner_id: Generated<number | null>;
  /** LE5: the sale submission that it was made of. */
  submission_id: Generated<number | null>;
  land_sq_ft: ColumnType<number | null, string | null | undefined, string | null>;
  custom_features: string[];
  image: string | null;
  featured_image1: string | null;
  featured_image2: string | null;
  listing_status: Generated<PropertyStatus>;
  /** Whether it is listed. The previous release writes it; a trigger keeps both (migration 0029). */
  status: Generated<"active" | "inactive">;
  previous_price: Generated<number | null>;
  price_changed_at: Generated<Date | null>;
  translations: Generated<Translations<typeof propertyTexts>>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: DeletedAt;
  search_text: GeneratedAlways<string>;
  place: GeneratedAlways<string>;
}

/** SR6: triggers keep these numbers in several rows; their sums count. */
interface PropertyCountsTable {
  properties: GeneratedAlways<number>;
  sale: GeneratedAlways<number>;
  rent: GeneratedAlways<number>;
}

interface PropertyFeaturesTable {
  property_id: number;
  feature_id: number;
  position: number;
}

interface PropertyPapersTable {
  property_id: number;
  sealed: Buffer;
  updated_at: UpdatedAt;
}

interface PropertyScansTable {
  id: string;
  property_id: number;
  key: string;
  sealed: Buffer;
  added_by: number;
  added_at: CreatedAt;
  deleted_at: DeletedAt;
}

interface PaperViewsTable {
  id: GeneratedAlways<number>;
  property_id: number;
  account_id: number;
  action: PaperAction;
  scan_id: string | null;
  viewed_at: CreatedAt;
}

interface PropertyPicturesTable {
  property_id: number;
  position: number;
  picture: string;
}

/** LE9: how many visitors saw a property on a day in Kathmandu. */
interface PropertyViewsTable {
  property_id: number;
  day: string;
  views: number;
}

/** One row, except at midnight. */
interface ViewSaltsTable {
  day: string;
  salt: string;
}

interface ViewHashesTable {
  day: string;
  hash: string;
}

interface ProjectsTable extends PlaceColumns, PinColumns, SearchColumns {
  id: Generated<number>;
  proj_name: string;
  location: string;
  proj_area: string;
  proj_type: ProjectType;
  proj_status: ProjectStatus;
  proj_duration: string;
  professionals: number;
  proj_budget: number;
  client_name: string;
  start_date: string | null;
  end_date: string | null;
  completed_date: string | null;
  description: string;
  features: string[];
  challenges: string[];
  outcomes: string[];
  translations: Generated<Translations<typeof projectTexts>>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: DeletedAt;
  search_text: GeneratedAlways<string>;
  place: GeneratedAlways<string>;
}

interface ProjectPicturesTable {
  project_id: number;
  position: number;
  picture: string;
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
  image: string | null;
  language: Language | null;
  step: Generated<SubmissionStep>;
  step_at: Generated<Date>;
  checking_at: Generated<Date | null>;
  published_at: Generated<Date | null>;
  decline_reason: Generated<string>;
  told_step: Generated<SubmissionStep | null>;
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
  subject: string;
  message: string;
  created_at: CreatedAt;
  deleted_at: DeletedAt;
}

interface EnquiriesTable {
  id: Generated<number>;
  kind: "enquiry" | "visit";
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

interface PeopleTable {
  id: Generated<number>;
  name: Generated<string>;
  phone: string | null;
  email: string | null;
  merged_into: ColumnType<number | null, number | null | undefined, number | null>;
  stays_apart: Generated<boolean>;
  created_at: CreatedAt;
}

/** Triggers insert the rows and write the columns of the visitor's row (migration 0035). */
interface LeadsTable {
  id: Generated<number>;
  kind: ColumnType<LeadKind, never, never>;
  source_id: ColumnType<number, never, never>;
  name: ColumnType<string, never, never>;
  email: ColumnType<string | null, never, never>;
  phone: ColumnType<string | null, never, never>;
  about: ColumnType<string, never, never>;
  text: ColumnType<string, never, never>;
  property_id: ColumnType<number | null, never, number | null>;
  person_id: ColumnType<number | null, never, number | null>;
  status: ColumnType<LeadStatus, never, LeadStatus>;
  read_at: ColumnType<Date | null, never, Date | null>;
  owner_id: ColumnType<number | null, never, number | null>;
  next_step: ColumnType<string, never, string>;
  next_step_on: ColumnType<string | null, never, string | null>;
  promised_until: ColumnType<Date | null, never, Date | null>;
  first_answered_at: ColumnType<Date | null, never, Date | null>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: ColumnType<Date | null, never, never>;
}

interface LeadEventsTable {
  id: Generated<number>;
  lead_id: number;
  account_id: number | null;
  kind: LeadEventKind;
  detail: ColumnType<LeadEventDetail, string, never>;
  created_at: CreatedAt;
}

interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text: string;
  language: Language;
  message_id: string;
  about_lead: number | null;
  headers: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, never>;
  status: Generated<"queued" | "sent" | "failed">;
  error: string | null;
  created_at: CreatedAt;
  sent_at: Date | null;
}

/** VT5: the filters of `query` are the shortest address of a list. */
interface AlertsTable {
  id: Generated<number>;
  listing: ListingType;
  query: string;
  language: Language;
  email: string;
  page_seed: Buffer;
  page_hash: Buffer;
  created_at: CreatedAt;
  asked_at: ColumnType<Date, Date | undefined, Date>;
  confirmed_at: Generated<Date | null>;
  told_until: ColumnType<Date, Date | undefined, Date>;
  mailed_at: Generated<Date | null>;
}

/** Triggers write it (migration 0046). */
interface FirstListingsTable {
  property_id: GeneratedAlways<number>;
  listed_at: ColumnType<Date, never, Date>;
}

interface LeadNoticesTable {
  kind: LeadKind;
  source_id: number;
  created_at: CreatedAt;
  told_at: Date | null;
}

interface LeadDetailsView {
  kind: LeadKind;
  source_id: number;
  lead_id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  about: string;
  text: string;
  created_at: Date;
  promised_until: Date | null;
  is_answered: boolean;
  owner_id: number | null;
  deleted_at: Date | null;
  visit_on: string | null;
  visit_time: string | null;
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

/** Which rows use which pictures. */
interface PictureUsesView {
  owner: ColumnType<string, never, never>;
  owner_id: ColumnType<number, never, never>;
  picture: ColumnType<string, never, never>;
  deleted_at: ColumnType<Date | null, never, never>;
}

/** Written by triggers (migration 0037). The values are named like the columns of their table. */
interface RowHistoryTable {
  id: GeneratedAlways<number>;
  table_name: string;
  row_id: number;
  changed_at: Generated<Date>;
  transaction_id: Generated<string>;
  account_id: number | null;
  action: HistoryAction;
  before: Generated<Record<string, unknown>>;
  after: Generated<Record<string, unknown>>;
}

interface AccountsTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  is_admin: ColumnType<boolean, boolean | undefined, boolean>;
  is_agent: ColumnType<boolean, boolean | undefined, boolean>;
  is_staff: ColumnType<boolean, boolean | undefined, boolean>;
  is_disabled: ColumnType<boolean, boolean | undefined, boolean>;
  can_see_papers: ColumnType<boolean, boolean | undefined, boolean>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: Generated<string>;
  account_id: number;
  created_at: CreatedAt;
  expires_at: Date;
  revoked_at: Date | null;
  generation: Generated<number>;
  rotated_at: Date | null;
  user_agent: Generated<string | null>;
  network: Generated<string | null>;
  last_used_at: Generated<Date | null>;
}

interface InvitationsTable {
  id: Generated<number>;
  token_hash: Buffer;
  username: string;
  role: Role;
  email: string | null;
  invited_by: number;
  created_at: UpdatedAt;
  expires_at: Date;
}

interface SecondFactorsTable {
  account_id: number;
  secret: Buffer;
  confirmed_at: ColumnType<Date | null, never, Date>;
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  account_id: number;
  code: Buffer;
}

interface SecretsTable {
  name: string;
  value: Buffer;
  created_at: CreatedAt;
}

/** ST1: the value is checked by the schema of its name when it is read. */
interface SettingsTable {
  id: GeneratedAlways<number>;
  name: string;
  value: ColumnType<unknown, string, string>;
  is_demo: Generated<boolean>;
  updated_at: UpdatedAt;
}

/** ST2 */
interface RatesTable {
  id: GeneratedAlways<number>;
  kind: RateKind;
  province: ProvinceId | null;
  local_level_kind: LocalLevelKind | null;
  beneficiary: Beneficiary | null;
  value: number;
  note: ColumnType<LocalText, string, string>;
  valid_from: string;
  valid_until: string | null;
  source: ColumnType<LocalText, string, string>;
  source_url: string;
  checked_by: number | null;
  checked_at: UpdatedAt;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: DeletedAt;
}

interface SettingsPreviewsTable {
  token_hash: Buffer;
  browser_hash: Buffer;
  session_id: string;
  name: string;
  value: ColumnType<unknown, string, never>;
  expires_at: Date;
}

interface DemoSeedingsTable {
  seeded_at: CreatedAt;
  has_settings: Generated<boolean>;
}

interface DemoRowsTable {
  table_name: string;
  row_id: number;
}

interface PlaceReadingsTable {
  read_at: CreatedAt;
}

interface DatabaseIdentityTable {
  id: Generated<string>;
  is_only: Generated<boolean>;
}
