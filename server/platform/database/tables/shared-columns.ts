import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from "kysely";
import type { PinPrecision } from "#domain/places/pin.ts";

export type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

/** Null unless the row is deleted; rows are never inserted as deleted. */
export type DeletedAt = ColumnType<Date | null, never, Date | null>;

/** All columns have defaults: rows from before have an address only. */
export interface PlaceColumns {
  local_level_id: Generated<number | null>;
  ward: Generated<number | null>;
  street: Generated<string>;
}

export interface PinColumns {
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  pin_precision: Generated<PinPrecision | null>;
  /** Set by the trigger `set_map_location`. */
  map_latitude: GeneratedAlways<number | null>;
  map_longitude: GeneratedAlways<number | null>;
  map_square: GeneratedAlways<number | null>;
}

/** SR1: null until the keys of the row's words are written. */
export interface SearchColumns {
  search: ColumnType<string | null, RawBuilder<string> | undefined, RawBuilder<string>>;
  searched_at: ColumnType<Date | null, RawBuilder<Date> | undefined, RawBuilder<Date>>;
}
