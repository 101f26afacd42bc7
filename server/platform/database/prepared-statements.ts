import { createHash } from "node:crypto";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import type { GuardStatement } from "./lost-responses.ts";

/** Ends a statement whose values are the same each time, so that its plan may be kept whatever they are. */
export const constantValues = "/* constant values */";
/** More than the server has; the limit bounds the memory of each connection. */
const maxNames = 300;
/**
 * Prepares each select once per connection: reading a row by its id then takes a third of the time. Lists and searches are not
 * prepared, because their best plan depends on what is asked for.
 */
export function withPreparedStatements(
  pool: pg.Pool,
  { connect, guard }: Readonly<{ connect: () => Promise<pg.PoolClient>; guard: GuardStatement }>,
  { isPrepared }: Readonly<{ isPrepared: boolean }>,
): PostgresPool {
  const names = new Map<string, string>();
  return {
    options: pool.options,
    connect: async () => wrapClient(await connect(), guard, isPrepared ? names : undefined),
    end: () => pool.end(),
  };
}

function wrapClient(
  client: pg.PoolClient,
  guard: GuardStatement,
  names: Map<string, string> | undefined,
): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Cursors are not supported");
    const name = names && statementName(text, names);
    const statement = { text, values: [...values], ...(name !== undefined && { name }) };
    return guard(client, client.query(statement));
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** The same name for the same text; undefined if the statement is not prepared. */
function statementName(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const isSelect = text.trimStart().startsWith("select ");
  const isPrepared =
    text.endsWith(constantValues) || !/ like | @@ | offset | as "matches"|map_square/.test(text);
  if (names.size >= maxNames || !isSelect || !isPrepared) return undefined;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  names.set(text, name);
  return name;
}
