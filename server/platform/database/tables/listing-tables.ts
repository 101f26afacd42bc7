import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { PaperAction } from "#domain/papers/paper-view.ts";
import type { ImageDescription } from "#domain/pictures/picture.ts";
import type { ProjectStatus, ProjectType } from "#domain/projects/kinds.ts";
import type { projectTexts } from "#domain/projects/project-texts.ts";
import type { featureTexts } from "#domain/properties/feature.ts";
import type { FieldValue } from "#domain/properties/field-kinds.ts";
import type { PropertyStatus } from "#domain/properties/kinds.ts";
import type {
  PropertyField,
  propertyFields,
  propertyTexts,
  SpecifiedField,
} from "#domain/properties/property-fields.ts";
import type { Translations } from "#domain/translations.ts";
import type {
  CreatedAt,
  DeletedAt,
  PinColumns,
  PlaceColumns,
  SearchColumns,
  UpdatedAt,
} from "./shared-columns.ts";

/** Pictures, properties and projects. */
export interface ListingTables {
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
  picture_uses: PictureUsesView;
  listing_approvals: ListingApprovalsTable;
}

interface ListingApprovalsTable {
  property_id: number;
  requested_status: PropertyStatus;
  requested_by: number | null;
  requested_at: Generated<Date>;
  returned_at: Date | null;
  reason: Generated<string>;
}

interface PicturesTable {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  alt: ColumnType<ImageDescription | null, string | null, string | null>;
  is_private_in_drafts: Generated<boolean>;
  has_alpha: Generated<boolean>;
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
type PropertyFieldColumns = { [Name in SpecifiedField]: PropertyColumn<Name> } & {
  [Name in Exclude<PropertyField, SpecifiedField | "landmarks">]: Generated<PropertyColumn<Name>>;
};

interface PropertiesTable extends PlaceColumns, PinColumns, SearchColumns, PropertyFieldColumns {
  id: Generated<number>;
  /** A list must be written as JSON text, because the driver converts arrays to PostgreSQL's. */
  landmarks: ColumnType<PropertyColumn<"landmarks">, string | undefined, string>;
  /** By default, the account of the transaction. */
  owner_id: Generated<number | null>;
  /** LE5: the sale submission that it was made of. */
  submission_id: Generated<number | null>;
  /** IM1: the company's own number of the listing. */
  reference: Generated<string | null>;
  land_sq_ft: ColumnType<number | null, string | null | undefined, string | null>;
  custom_features: string[];
  image: string | null;
  featured_image1: string | null;
  featured_image2: string | null;
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
  /** Null for a look at the papers of a job. */
  property_id: number | null;
  job_id: number | null;
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

/** Which rows use which pictures. */
interface PictureUsesView {
  owner: ColumnType<string, never, never>;
  owner_id: ColumnType<number, never, never>;
  picture: ColumnType<string, never, never>;
  deleted_at: ColumnType<Date | null, never, never>;
}
