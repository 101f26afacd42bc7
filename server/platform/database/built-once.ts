import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./database.ts";
import { constantValues } from "./prepared-statements.ts";

/** Reads the rows of a statement without values of the call. Building it takes as long as sending it, so it is built once. */
export function builtOnce<Row>(
  build: (database: Database) => Compilable<Row>,
): (database: Database) => Promise<Row[]> {
  let statement: CompiledQuery<Row> | undefined;
  return async (database) => {
    statement ??= withConstantValues(build(database).compile());
    return (await database.executeQuery(statement)).rows;
  };
}

function withConstantValues<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  return { ...statement, sql: `${statement.sql} ${constantValues}` };
}
