import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Language } from "#domain/language.ts";
import type { ListingType, PropertyStatus, PropertyType } from "#domain/properties/property.ts";

/** The tables, as `migrations/` makes them. */
export interface Schema {
  pictures: PicturesTable;
  features: FeaturesTable;
  properties: PropertiesTable;
  property_features: PropertyFeaturesTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  secrets: SecretsTable;
  demo_seedings: DemoSeedingsTable;
}

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

interface PicturesTable {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  alt: ColumnType<Record<Language, string> | null, string | null, string | null>;
  created_at: CreatedAt;
}

interface FeaturesTable {
  id: Generated<number>;
  name: string;
}

interface PropertiesTable {
  id: Generated<number>;
  name: string;
  address: string;
  price: number;
  description: string;
  area: number;
  bedrooms: number;
  bathrooms: number;
  is_featured: boolean;
  property_type: PropertyType;
  for_type: ListingType;
  custom_features: string[];
  image: string | null;
  featured_image1: string | null;
  featured_image2: string | null;
  status: PropertyStatus;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  search_text: GeneratedAlways<string>;
  place: GeneratedAlways<string>;
}

interface PropertyFeaturesTable {
  property_id: number;
  feature_id: number;
  position: number;
}

interface AccountsTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  is_admin: ColumnType<boolean, boolean | undefined, boolean>;
  is_staff: ColumnType<boolean, boolean | undefined, boolean>;
  is_disabled: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: Generated<string>;
  account_id: number;
  created_at: CreatedAt;
  expires_at: Date;
  revoked_at: Date | null;
}

interface SecretsTable {
  name: string;
  value: Buffer;
  created_at: CreatedAt;
}

interface DemoSeedingsTable {
  seeded_at: CreatedAt;
}
