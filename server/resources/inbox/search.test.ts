import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { containsText } from "#server/platform/database/like.ts";
import { rowTexts } from "#server/resources/rows/row-texts.ts";
import { readPlan } from "#server/testing/query-plan.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  await sql`
    insert into messages (name, email, subject, message)
    select case when n % 400 = 0 then 'सीता कर्ण' else 'Hari Thapa' end, 'person' || n || '@example.com',
      case when n % 500 = 0 then 'A lotus pond' else 'A house' end, ''
    from generate_series(1, 4000) as n`.execute(store.database);
  await sql`vacuum analyze messages`.execute(store.database);
});
afterAll(() => store.drop());

test.each([
  ["lotus", 8, ["messages_by_words"]],
  ["Person3999", 1, ["messages_by_words"]],
  ["सीता", 10, []],
  ["ता कर्", 10, []],
  ["ot", 8, []],
])(
  "LE1: a list is searched for %s by its trigrams, or without an index if it has none",
  async (text, count, indexes) => {
    const query = store.database
      .selectFrom("messages")
      .select("id")
      .where(containsText(rowTexts.messages.searchText, text));
    expect(await query.execute()).toHaveLength(count);
    expect(readPlan(await query.explain("json")).indexes).toEqual(indexes);
  },
);
