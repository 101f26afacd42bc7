import { type SqlBool, sql } from "kysely";
import type { ConstructionRateInput } from "#domain/construction-rates/construction-rate.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import { shownName } from "#server/platform/session/shown-name.ts";

export type RateFilters = Readonly<{
  search: string;
  district: string;
  fiscalYear: number | null;
  /** Only those that are valid on this day. */
  validOn: string | null;
}>;

function filterRates(database: Database, { search, district, fiscalYear, validOn }: RateFilters) {
  const pattern = likeContaining(search);
  return database
    .selectFrom("construction_rates")
    .leftJoin("accounts", "accounts.id", "construction_rates.checked_by")
    .$if(search !== "", (query) =>
      query.where(sql<SqlBool>`lower(code || ' ' || name::text) like ${pattern}`),
    )
    .$if(district !== "", (query) => query.where("district", "=", district))
    .$call(ifGiven(fiscalYear, (query, value) => query.where("fiscal_year", "=", value)))
    .$call(
      ifGiven(validOn, (query, value) =>
        query.where("valid_from", "<=", value).where("valid_until", ">=", value),
      ),
    );
}

function selectRates(database: Database, filters: RateFilters) {
  return filterRates(database, filters)
    .select([
      "construction_rates.id",
      "code",
      "name",
      "unit",
      "parts",
      "tools_percent",
      "district",
      "fiscal_year",
      "valid_from",
      "valid_until",
      "source",
      "source_url",
      "is_example",
      "checked_at",
    ])
    .select([sql<string>`rate::text`.as("rate"), sql<string | null>`${shownName}`.as("checked_by")]);
}
export type RateRow = Awaited<ReturnType<ReturnType<typeof selectRates>["execute"]>>[number];

const noFilters: RateFilters = { search: "", district: "", fiscalYear: null, validOn: null };

/** As people number items: "2" before "10", and "2.9" before "2.10". Numbers are compared with leading zeros. */
const codeOrder = sql`(
  select string_agg(case when part[1] ~ '^[0-9]' then lpad(part[1], greatest(12, length(part[1])), '0') else part[1] end, '' order by place)
  from regexp_matches(lower(code), '[0-9]+|[^0-9]+', 'g') with ordinality as parts(part, place))`;

/** The newest fiscal year first, then by code. */
export async function listRates(
  database: Database,
  filters: RateFilters,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
): Promise<RateRow[]> {
  return selectRates(database, filters)
    .orderBy("fiscal_year", "desc")
    .orderBy("district")
    .orderBy(codeOrder)
    .orderBy("construction_rates.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countRates(database: Database, filters: RateFilters): Promise<number> {
  const { count } = await filterRates(database, filters)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRate(database: Database, id: number): Promise<RateRow | undefined> {
  return selectRates(database, noFilters).where("construction_rates.id", "=", id).executeTakeFirst();
}

export type ItemKey = Pick<ConstructionRateInput, "code" | "district" | "fiscal_year">;

/** Locks it. */
export async function findByKey(transaction: Database, { code, district, fiscal_year }: ItemKey) {
  return transaction
    .selectFrom("construction_rates")
    .select(["id", "name", "unit", "valid_from", "valid_until", "source", "source_url"])
    .select(sql<string>`rate::text`.as("rate"))
    .where("code", "=", code)
    .where("district", "=", district)
    .where("fiscal_year", "=", fiscal_year)
    .forUpdate()
    .executeTakeFirst();
}

/** Who enters or changes an item has checked it, and it is no example any more. */
function columnsOf({ name, parts, ...input }: ConstructionRateInput, accountId: number | null) {
  return {
    ...input,
    name: JSON.stringify(name),
    parts: JSON.stringify(parts),
    is_example: false,
    checked_by: accountId,
    checked_at: new Date(),
    updated_at: new Date(),
  };
}

export async function insertRate(
  transaction: Database,
  input: ConstructionRateInput,
  accountId: number | null,
): Promise<number> {
  const { id } = await transaction
    .insertInto("construction_rates")
    .values(columnsOf(input, accountId))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRate(
  transaction: Database,
  id: number,
  input: ConstructionRateInput,
  accountId: number | null,
): Promise<void> {
  await transaction
    .updateTable("construction_rates")
    .set(columnsOf(input, accountId))
    .where("id", "=", id)
    .execute();
}

/** False if there is none. */
export async function deleteRate(transaction: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("construction_rates")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}
