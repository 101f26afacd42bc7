import type { LeadChange, LeadEventInput, LeadReply } from "#domain/leads/lead.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import { notifyOwner, type OwnerNotice } from "#server/resources/notices/notify-owner.ts";
import { queueLeadChange } from "./lead-events.ts";
import { presentLead, versionOf } from "./presenter.ts";
import { findLead, type LeadRow, listOwners, lockLead, markUnread, updateAnswers } from "./repository.ts";
import { addEvents, type NewEvent } from "./timeline.ts";

/** LE1: changes a lead and writes its timeline, in one transaction that locks the lead. */
export async function changeLead(
  database: Database,
  id: number,
  change: LeadChange,
  {
    ifMatch,
    accountId,
    notice,
  }: Readonly<{ ifMatch: string | undefined; accountId: number; notice: OwnerNotice }>,
): Promise<LeadRow> {
  return writeAs(database, accountId, async (transaction) => {
    const before = await requireLocked(transaction, id);
    requireMatch(ifMatch, versionOf(before), () => presentLead(before));
    const after = await writeLead(transaction, before, change, accountId);
    const { owner_id: ownerId } = after;
    if (ownerId === null || ownerId === before.owner_id || ownerId === accountId) return after;
    await markUnread(transaction, [id]);
    await notifyOwner(transaction, ownerId, [id], notice);
    return { ...after, is_new: after.status === "new" };
  });
}

/** LE4: adds a note, a call, a message or a visit to the timeline. */
export async function addLeadEvent(
  database: Database,
  id: number,
  { kind, text }: LeadEventInput,
  context: ActionContext,
): Promise<void> {
  const { accountId } = context;
  await actOnce(database, context, id, async (transaction) => {
    const lead = await requireLocked(transaction, id);
    const event = { kind, detail: text === "" ? {} : { text } };
    if (kind === "note") await addEvents(transaction, id, accountId, [event]);
    else await addContact(transaction, lead, event, accountId);
  });
}

/** LE4: queues a reply by e-mail and notes it in the timeline, both or neither. */
export async function replyToLead(
  database: Database,
  id: number,
  { subject, text, language }: LeadReply,
  context: ActionContext,
): Promise<void> {
  const { accountId } = context;
  await actOnce(database, context, id, async (transaction) => {
    const lead = await requireLocked(transaction, id);
    if (lead.email === null) throw fieldProblem("text", "email_invalid");
    await queueMail(transaction, { kind: "reply", to: lead.email, subject, text, language, aboutLead: id });
    await addContact(transaction, lead, { kind: "reply", detail: { subject, text } }, accountId);
  });
}

/** A contact answers the lead, and is the first status of a new one. */
async function addContact(
  transaction: Database,
  lead: LeadRow,
  event: NewEvent,
  accountId: number,
): Promise<void> {
  await addEvents(transaction, lead.id, accountId, [event]);
  if (lead.status === "new") await writeLead(transaction, lead, { status: "contacted" }, accountId);
  else await updateAnswers(transaction, [lead.id]);
}

/** The lead, locked until the transaction ends. */
export async function requireLocked(transaction: Database, id: number): Promise<LeadRow> {
  const lead = (await lockLead(transaction, id)) ? await findLead(transaction, id) : undefined;
  if (!lead) throw new Problem("not_found");
  return lead;
}

/** Writes what differs. The lead must be locked. */
export async function writeLead(
  transaction: Database,
  before: LeadRow,
  change: LeadChange,
  accountId: number,
): Promise<LeadRow> {
  const { id } = before;
  const { is_new: isNew, snoozed_until: snoozedUntil, ...columns } = change;
  const after = { ...before, ...columns };
  const ownerName = await findOwnerName(transaction, before, after.owner_id);
  const events = eventsOf(before, { ...after, owner_name: ownerName });
  if (events.length > 0)
    await transaction
      .updateTable("leads")
      .set({ ...columns, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
  // Putting a lead off is no work on it, so it stays as silent as it was.
  if (snoozedUntil !== undefined && snoozedUntil !== before.snoozed_until)
    await transaction
      .updateTable("leads")
      .set({ snoozed_until: snoozedUntil })
      .where("id", "=", id)
      .execute();
  if (events.length > 0 || isNew === false) await updateAnswers(transaction, [id]);
  await addEvents(transaction, id, accountId, events);
  if (events.length > 0)
    await queueLeadChange(transaction, id, after.status === "won" && before.status !== "won");
  return (await findLead(transaction, id)) ?? before;
}

async function findOwnerName(
  transaction: Database,
  before: LeadRow,
  ownerId: number | null,
): Promise<string | null> {
  if (ownerId === before.owner_id) return before.owner_name;
  if (ownerId === null) return null;
  const owner = (await listOwners(transaction)).find((account) => account.id === ownerId);
  if (!owner) throw fieldProblem("owner_id", "choice_invalid");
  return owner.name;
}

function eventsOf(before: LeadRow, after: LeadRow): NewEvent[] {
  const events: NewEvent[] = [];
  if (after.status !== before.status)
    events.push({ kind: "status", detail: { from: before.status, to: after.status } });
  if (after.owner_id !== before.owner_id)
    events.push({ kind: "owner", detail: { from: before.owner_name, to: after.owner_name } });
  if (after.next_step !== before.next_step || after.next_step_on !== before.next_step_on)
    events.push({ kind: "next_step", detail: { text: after.next_step, on: after.next_step_on } });
  return events;
}
