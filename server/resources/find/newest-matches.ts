import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { SearchWord } from "#domain/search/search-words.ts";
import { containsKeys } from "#server/platform/database/search-column.ts";

/** So many of the newest rows are read one by one. They have enough matches if the word is frequent, or both names of a person. */
const maxRecentRows = { people: 3_000, leads: 1_000, properties: 1_000 } as const;
/** So many listings with the whole words are read one by one, instead of looking up the beginning of the last word. */
const maxWholeRows = 1_000;

type Matches = Readonly<{
  table: "people" | "leads" | "properties";
  /** The columns of the result. */
  columns: readonly string[];
  /** The newest first; an index of the table has this order. */
  order: RawBuilder<unknown>;
  /** Which rows the account may find. */
  isVisible: RawBuilder<SqlBool>;
  /** Where to look first, if not among the newest visible rows of the table. */
  recentRows?: RawBuilder<unknown>;
  words: readonly SearchWord[];
  /** With the words of a row. */
  column?: "search" | "words";
  limit: number;
}>;

/**
 * DY3: common table expressions, of which `newest` has the newest rows that match. The planner knows the number of matches of frequent
 * words only, so this does not let it choose between walking back from the newest row and reading all matches: the first is tried for
 * some rows, and a word that is still not found often enough is rare.
 */
export function newestMatches(query: Matches) {
  const { table, order, isVisible, words, column = "search", limit } = query;
  const columns = sql.join(query.columns.map((name) => sql.ref(name)));
  const rows = sql.table(table);
  const matches = containsKeys(words, column);
  const recentRows =
    query.recentRows ??
    sql`select * from ${rows} where ${isVisible} order by ${order} limit ${sql.lit(maxRecentRows[table])}`;
  const isRare = sql<SqlBool>`(select count(*) from recent) < ${sql.lit(limit)}`;
  const whole = words.filter(({ isPrefix }) => !isPrefix);
  const every = sql`select ${columns} from ${rows} where ${isRare} and ${matches} and ${isVisible}`;
  return sql`
    recent as materialized (select ${columns} from (${recentRows}) as recent_rows where ${matches} limit ${sql.lit(limit)}),
    ${
      table !== "properties" || whole.length === 0 || whole.length === words.length
        ? sql`every as materialized (${every}),`
        : everyByWholeWords(sql`${rows} where ${isRare} and ${containsKeys(whole, column)}`, every, {
            rows: sql`select ${columns} from ${rows} where ${isVisible}`,
            // No index answers this form.
            matches: sql`(${matches}) is true`,
          })
    }
    newest as materialized (
      select * from recent where not ${isRare}
      union all
      (select * from every order by ${order} limit ${sql.lit(limit)})
    )`;
}

/** An index collects all rows with a beginning before it looks at the other words: 20 ms for 125,000 listings. */
function everyByWholeWords(
  withWholeWords: RawBuilder<unknown>,
  every: RawBuilder<unknown>,
  { rows, matches }: Readonly<{ rows: RawBuilder<unknown>; matches: RawBuilder<unknown> }>,
) {
  const areFew = sql`(select count(*) from whole) <= ${sql.lit(maxWholeRows)}`;
  return sql`
    whole as materialized (select id from ${withWholeWords} limit ${sql.lit(maxWholeRows + 1)}),
    every as materialized (
      ${rows} and ${areFew} and id = any(array(select id from whole)) and ${matches}
      union all
      ${every} and not ${areFew}
    ),`;
}
