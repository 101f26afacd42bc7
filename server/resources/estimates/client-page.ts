import { sql } from "kysely";
import { kathmanduDay } from "#domain/dates.ts";
import {
  type ClientAction,
  type EstimatePage,
  maskContact,
  maxQuestionsPerDay,
  questionSchema,
} from "#domain/estimates/estimate-page.ts";
import { toSheet } from "#domain/estimates/estimate-sheet.ts";
import { canDecide } from "#domain/estimates/estimate-states.ts";
import type { Language } from "#domain/language.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import {
  contactOf,
  type DecisionSubject,
  readDecision,
  readFields,
  sendCode,
  settleDecision,
} from "#server/resources/decisions/decision-codes.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import { notifyStaff, recordEvent } from "./notices.ts";
import { type ClientEstimate, findByToken, listEvents, lockEstimate } from "./repository.ts";

/** Undefined alike for an unknown token, an estimate that was never sent and a company that does not build. */
async function findShownEstimate({ settings, database }: EstimateDependencies, token: string) {
  return settings.read().construction.isOn ? findByToken(database, token) : undefined;
}

/** CN3: what the client's page shows. */
export async function findEstimatePage(
  resource: EstimateDependencies,
  token: string,
  language: Language,
): Promise<EstimatePage | undefined> {
  const row = await findShownEstimate(resource, token);
  if (!row) return undefined;
  const isOpen = isDecidable(row);
  const contact = contactOf(resource, row);
  const events = await listEvents(resource.database, row.id);
  return {
    sheet: toSheet(row, language),
    state: row.state === "accepted" || row.state === "declined" ? row.state : "sent",
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_name: row.decided_name,
    can_decide: isOpen,
    is_expired: row.state === "sent" && !isOpen,
    code_to: contact && maskContact(contact.to),
    messages: events.toReversed().flatMap(({ kind, text, created_at }) => {
      const at = created_at.toISOString();
      return kind === "asked" || kind === "answered" ? [{ kind, text, at }] : [];
    }),
  };
}

function isDecidable({ state, valid_until }: ClientEstimate): boolean {
  return canDecide(state, valid_until, kathmanduDay(Date.now()));
}

/** CN3: does what the client asked for on the page. False if there is no such estimate, a problem if it can't be done. */
export async function actOnEstimatePage(
  resource: EstimateDependencies,
  token: string,
  action: ClientAction,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  const found = await findShownEstimate(resource, token);
  if (!found) return false;
  if (action === "ask") {
    const { text } = readFields(questionSchema, fields);
    await withLocked(resource, token, (transaction, row) => askQuestion(transaction, resource, row, text));
    return true;
  }
  if (action === "code") {
    await withLocked(resource, token, async (transaction, row) => {
      if (!isDecidable(row)) throw new Problem("state_changed");
      await sendCode(transaction, resource, row, versionOf(row));
    });
    return true;
  }
  if (!isDecidable(found)) throw new Problem("state_changed");
  const decision = await readDecision(resource, versionOf(found), fields);
  await withLocked(resource, token, async (transaction, row) => {
    // A version that staff have sent since the client read this one was not read.
    if (row.version_id !== found.version_id || !isDecidable(row)) throw new Problem("state_changed");
    const { columns, text } = await settleDecision(transaction, versionOf(row), action, decision);
    await transaction
      .updateTable("estimate_versions")
      .set(columns)
      .where("id", "=", row.version_id)
      .execute();
    await recordEvent(transaction, row, { kind: columns.state, accountId: null, text });
    await notifyStaff(transaction, resource, row, { kind: columns.state, text });
  });
  return true;
}

function versionOf({ version_id: id }: ClientEstimate): DecisionSubject {
  return { kind: "version", id };
}

/** Every writer locks the estimate first, so that staff and client can't decide at the same time. */
async function withLocked(
  resource: EstimateDependencies,
  token: string,
  act: (transaction: Database, row: ClientEstimate) => Promise<void>,
): Promise<void> {
  await resource.database.transaction().execute(async (transaction) => {
    const found = await findByToken(transaction, token);
    if (!found) throw new Problem("not_found");
    await lockEstimate(transaction, found.id);
    const row = await findByToken(transaction, token);
    if (!row) throw new Problem("state_changed");
    await act(transaction, row);
  });
}

async function askQuestion(
  transaction: Database,
  resource: EstimateDependencies,
  row: ClientEstimate,
  text: string,
): Promise<void> {
  const recent = await transaction
    .selectFrom("estimate_events")
    .select(["text"])
    .where("estimate_id", "=", row.id)
    .where("kind", "=", "asked")
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .orderBy("id", "desc")
    .execute();
  // The form was sent twice.
  if (recent[0]?.text === text) return;
  if (recent.length >= maxQuestionsPerDay) throw new Problem("too_many_requests");
  await recordEvent(transaction, row, { kind: "asked", accountId: null, text });
  await notifyStaff(transaction, resource, row, { kind: "asked", text });
}
