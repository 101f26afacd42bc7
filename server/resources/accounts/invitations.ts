import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { composeInvitation } from "#domain/mail/invitation-mail.ts";
import type { InvitationInput } from "#domain/session/accounts.ts";
import { localText } from "#domain/settings/local-text.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { hashToken, type PageTokens } from "#server/platform/secrets/page-tokens.ts";
import { hashPassword } from "#server/platform/session/password.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import type { ActionContext } from "#server/platform/submissions/act-once.ts";
import { claimKey, findDuplicate, recordRow } from "#server/platform/submissions/repository.ts";
import { requireAdmin } from "./repository.ts";

const validForMs = 7 * 24 * 60 * 60 * 1000;

type InvitationSite = Readonly<{
  publicUrl: string;
  hasMail: boolean;
  settings: Pick<CurrentSettings, "read">;
  /** Derives the token from the idempotency key, so that a repeated request gets the same link. */
  invitationTokens: Pick<PageTokens, "tokenOf">;
}>;

const foldedName = sql<string>`lower(normalize(username, nfkc))`;

/** As the unique index compares names: "Sita" is "sita", also in full-width letters. */
function foldName(name: string) {
  return sql<string>`lower(normalize(${name}::text, nfkc))`;
}

/**
 * LE8: invites somebody to an account of that name. Another invitation to the same name is replaced. The token is in the
 * fragment of the link, which browsers send to no server.
 */
export async function invite(
  database: Database,
  { idempotencyKey, accountId: callerId }: ActionContext,
  { username, role, email, language }: Omit<InvitationInput, "password">,
  { publicUrl, hasMail, settings, invitationTokens }: InvitationSite,
): Promise<{ id: number; link: string; isMailed: boolean }> {
  const token = invitationTokens.tokenOf(idempotencyKey?.hash ?? randomBytes(32));
  const link = `${publicUrl}${pageAddress("/invitation", language)}#${token}`;
  const isMailed = hasMail && email !== null;
  const invited = await writeAs(database, callerId, async (transaction) => {
    if (idempotencyKey && !(await claimKey(transaction, idempotencyKey))) return undefined;
    await requireAdmin(transaction, callerId);
    const same = transaction.selectFrom("accounts").select("id").where(foldedName, "=", foldName(username));
    if (await same.executeTakeFirst()) throw fieldProblem("username", "username_taken");
    const values = {
      token_hash: hashToken(token),
      role,
      email,
      invited_by: callerId,
      expires_at: new Date(Date.now() + validForMs),
    };
    // Of two requests at the same time, one waits for the other's invitation and replaces it.
    await sql`lock table invitations in share row exclusive mode`.execute(transaction);
    await transaction.deleteFrom("invitations").where(foldedName, "=", foldName(username)).execute();
    const { id, expires_at } = await transaction
      .insertInto("invitations")
      .values({ username, ...values })
      .returning(["id", "expires_at"])
      .executeTakeFirstOrThrow();
    if (isMailed) {
      const mail = composeInvitation(
        {
          company: localText(settings.read().company.name, language),
          username,
          role,
          link,
          expiresAt: expires_at,
        },
        language,
      );
      await queueMail(transaction, { kind: "account", to: email, language, ...mail });
    }
    if (idempotencyKey) await recordRow(transaction, idempotencyKey, id);
    return id;
  });
  const id = invited ?? (idempotencyKey && (await findDuplicate(database, idempotencyKey)));
  if (id == null) throw new Problem("unavailable");
  return { id, link, isMailed };
}

/** Those that can be accepted: an admin who is no longer one may not bring anybody in. */
function openInvitations(database: Database) {
  return database
    .selectFrom("invitations")
    .innerJoin("accounts as inviter", "inviter.id", "invited_by")
    .where("inviter.is_admin", "=", true)
    .where("inviter.is_disabled", "=", false)
    .where("expires_at", ">", sql<Date>`now()`);
}

export async function listInvitations(database: Database) {
  return openInvitations(database)
    .select([
      "invitations.id",
      "invitations.username",
      "role",
      "invitations.email",
      "invitations.created_at",
      "expires_at",
      "inviter.username as invited_by",
    ])
    .orderBy("invitations.id", "desc")
    .execute();
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** False if there is none. */
export async function withdrawInvitation(database: Database, id: number): Promise<boolean> {
  const withdrawn = database.deleteFrom("invitations").where("id", "=", id).returning("id");
  return (await withdrawn.executeTakeFirst()) !== undefined;
}

export async function findInvitation(database: Database, token: string) {
  const invitation = await openInvitations(database)
    .select([
      "invitations.id",
      "invitations.username",
      "role",
      "invitations.email",
      "invited_by",
      "expires_at",
    ])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!invitation) throw new Problem("not_found");
  return invitation;
}

/** Creates the account, and deletes the invitation in the same transaction, so that the link works once. */
export async function acceptInvitation(database: Database, token: string, password: string): Promise<string> {
  const invitation = await findInvitation(database, token);
  if (password.toLowerCase() === invitation.username.toLowerCase())
    throw fieldProblem("new_password", "password_is_name");
  const passwordHash = await hashPassword(password);
  return writeAs(database, invitation.invited_by, async (transaction) => {
    const { id, username, role, email } = await findInvitation(transaction, token);
    if (!(await withdrawInvitation(transaction, id))) throw new Problem("not_found");
    const account = await transaction
      .insertInto("accounts")
      .values({
        username,
        email,
        password_hash: passwordHash,
        is_admin: role === "admin",
        is_agent: role === "agent",
        is_staff: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("username")
      .executeTakeFirst();
    if (!account) throw new Problem("state_changed");
    return account.username;
  });
}

export async function deleteExpiredInvitations(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("invitations").where("expires_at", "<=", now).execute();
}
