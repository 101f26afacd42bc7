import type { RawBuilder, SelectQueryBuilder } from "kysely";
import type * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import type { Picture } from "#domain/pictures/picture.ts";
import { type RowKind, rowNames } from "#domain/rows/kinds.ts";
import type { Settings } from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import type { CsvColumn } from "#server/platform/http/csv-table.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import type { VisitorLead } from "#server/resources/leads/visitor-lead.ts";
import { rowTexts } from "#server/resources/rows/row-texts.ts";

/** Describes a resource that visitors submit and staff list, read, delete and restore: all that differs between them. */
type InboxDescription<Row, Input, Item> = Readonly<{
  kind: RowKind;
  /** The path that accepts the form, if it is not the list's. */
  createPath?: string;
  /** Only `<path>:id/delete/` unless given. */
  deletePaths?: readonly string[];
  /** Whether `<path>:id/` returns a single row. */
  hasReadPath?: boolean;
  /** What the list may return besides a page and errors. */
  listResponses?: Readonly<Record<number, z.ZodMiniType>>;
  /** For the API's description. */
  tag: string;
  texts: Readonly<{ create: string; singular: string; plural: string; listDescription?: string }>;
  input: z.ZodMiniType<Input>;
  /** The form field of the pictures, if the form takes any. */
  pictureField?: string;
  /** One unless given. */
  maxPictures?: number;
  /** Writes the row and returns the lead that it becomes. */
  insert: (
    transaction: Database,
    input: Input,
    pictureKeys: readonly string[],
    options: SubmissionOptions,
  ) => Promise<SentRow>;
  select: (database: Database) => SelectQueryBuilder<Schema, DeletableTable, Row>;
  /** The expressions that `ordering` accepts besides `created_at`. */
  orders: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The columns that a query parameter of the same name filters, with their values. */
  choices?: Readonly<Record<string, readonly string[]>>;
  item: z.ZodMiniType<Item, Item>;
  present: (row: Row, urls: PictureUrls) => Item;
  /** What only the sender learns of a new row. */
  presentToSender?: (row: Row, pages: SenderPages) => object;
  /** A better error than that of `insert`, whose transaction has ended. */
  explainError?: (error: unknown, dependencies: ResourceDependencies, input: Input) => Promise<unknown>;
  exportColumns: readonly CsvColumn<Item>[];
}>;

/** With what the kind of its rows has in common with other kinds. */
export type Inbox<Row, Input, Item> = InboxDescription<Row, Input, Item> &
  Readonly<{
    table: DeletableTable;
    /** The list's path, with a slash at its end. */
    path: string;
    /** The expression that `search` looks in. */
    searchText: RawBuilder<string>;
  }>;

export type SentRow = Readonly<{
  id: number;
  lead: VisitorLead;
  /** Writes what belongs to the lead. */
  onLead?: (leadId: number) => Promise<void>;
}>;

/** In which language a form was sent, and what the company says about itself at that moment. */
export type SubmissionOptions = Readonly<{
  language: Language;
  settings: Settings;
  dependencies: ResourceDependencies;
}>;

/** The addresses of pages for senders. */
type SenderPages = Pick<ResourceDependencies, "sellerPages" | "visitPages">;

/** Submitted pictures are private: staff get signed urls, the sender gets none. */
export type PictureUrls = Readonly<{
  urlOf: (key: string | null) => string | null;
  sign: (picture: Picture) => Picture;
}>;

export function defineInbox<Row, Input, Item>(
  description: InboxDescription<Row, Input, Item>,
): Inbox<Row, Input, Item> {
  const { table, path } = rowNames[description.kind];
  return { ...description, table, path, searchText: rowTexts[description.kind].searchText };
}
