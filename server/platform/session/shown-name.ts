import { sql } from "kysely";

/** LE8: what the account of the joined table `accounts` is called. */
export const shownName = sql<string>`coalesce(accounts.display_name, accounts.username)`;
