import type { Database } from "#server/platform/database/database.ts";
import { hashToken, type PageTokens } from "#server/platform/secrets/page-tokens.ts";
import { listVisits, type VisitRow } from "./repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const pastDays = 30;
const futureDays = 365;

export async function findFeedOf(database: Database, accountId: number): Promise<Buffer | undefined> {
  const feed = await database
    .selectFrom("calendar_feeds")
    .select("page_seed")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return feed?.page_seed;
}

export async function renewFeed(database: Database, accountId: number, tokens: PageTokens): Promise<Buffer> {
  const page = tokens.create();
  await database
    .insertInto("calendar_feeds")
    .values({ account_id: accountId, ...page })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(page))
    .execute();
  return page.page_seed;
}

/** The visits that the account of a token goes to; admins also get those of the office. Undefined for an unknown token. */
export async function listFeedVisits(database: Database, token: string): Promise<VisitRow[] | undefined> {
  const account = await database
    .selectFrom("calendar_feeds")
    .innerJoin("accounts", "accounts.id", "account_id")
    .select(["accounts.id", "is_admin", "is_agent"])
    .where("page_hash", "=", hashToken(token))
    .where("is_disabled", "=", false)
    .executeTakeFirst();
  if (!account || !(account.is_admin || account.is_agent)) return undefined;
  const nowMs = Date.now();
  return listVisits(database, {
    from: new Date(nowMs - pastDays * dayMs),
    to: new Date(nowMs + futureDays * dayMs),
    agentIds: account.is_admin ? [account.id, null] : [account.id],
    leadId: null,
    ownerId: null,
  });
}
