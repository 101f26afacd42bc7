import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Picture } from "#domain/pictures/picture.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { containsText } from "#server/platform/database/like.ts";
import { readInBatches } from "#server/platform/http/csv-table.ts";
import type { Order } from "#server/platform/http/order-query.ts";
import { isOwnedBy } from "#server/platform/http/owned-rows.ts";
import type { Inbox } from "./inbox.ts";

type Table<Row> = Pick<Inbox<Row, never, unknown>, "table" | "select" | "searchText" | "orders">;
/** The chosen values by column. */
type Choices = Readonly<Record<string, string>>;
type Filters = Readonly<{
  search: string;
  choices: Choices;
  ordering: Order<string> | null;
  /** LE8: only rows whose lead belongs to this account; null for all. */
  ownerId: number | null;
}>;

const newestFirst: Order<string> = { column: "created_at", direction: "desc" };

const pictureObject = sql`
  json_build_object('key', key, 'width', width, 'height', height, 'placeholder', placeholder, 'alt', alt)`;

/** The picture with the key in that column, as a list. */
export function picturesAt(column: string) {
  return sql<Picture[]>`array(select ${pictureObject} from pictures where key = ${sql.ref(column)})`.as(
    "pictures",
  );
}

/** LD6: the pictures of a sale submission in their order. */
export function picturesOfSubmission() {
  return sql<Picture[]>`array(
    select ${pictureObject} from submission_pictures join pictures on key = picture
    where submission_id = sell_submissions.id order by position
  )`.as("pictures");
}

export async function findRow<Row>(database: Database, { select }: Table<Row>, id: number) {
  return select(database).where("deleted_at", "is", null).where("id", "=", id).executeTakeFirst();
}

export async function listRows<Row>(
  database: Database,
  { table, select, searchText, orders }: Table<Row>,
  { search, choices, ordering, ownerId }: Filters,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { column, direction } = ordering ?? newestFirst;
  return select(database)
    .where("deleted_at", "is", null)
    .where(hasValues(choices))
    .$if(search !== "", (query) => query.where(containsText(searchText, search)))
    .$call(ifGiven(ownerId, (query, value) => query.where(isOwnedBy(table, value))))
    .orderBy(orders[column] ?? sql`created_at`, direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** LE6: all rows that match, newest first, in batches. */
export function exportRows<Row extends { id: number }>(
  database: Database,
  { select, searchText }: Table<Row>,
  { search, choices }: Pick<Filters, "search" | "choices">,
): AsyncGenerator<Row[]> {
  return readInBatches<Row>((last, maxRows) =>
    select(database)
      .where("deleted_at", "is", null)
      .where(hasValues(choices))
      .$if(search !== "", (query) => query.where(containsText(searchText, search)))
      .$call(ifGiven(last, (query, { id }) => query.where("id", "<", id)))
      .orderBy("id", "desc")
      .limit(maxRows)
      .execute(),
  );
}

export async function countRows<Row>(
  database: Database,
  { table, searchText }: Table<Row>,
  { search, choices, ownerId }: Filters,
): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .where("deleted_at", "is", null)
    .where(hasValues(choices))
    .$if(search !== "", (query) => query.where(containsText(searchText, search)))
    .$call(ifGiven(ownerId, (query, value) => query.where(isOwnedBy(table, value))))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function hasValues(choices: Choices): RawBuilder<SqlBool> {
  const conditions = Object.entries(choices).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}
