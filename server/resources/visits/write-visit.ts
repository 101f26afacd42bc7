import type { Language } from "#domain/language.ts";
import { isOpenVisit, type VisitChange } from "#domain/leads/visit-states.ts";
import type { NewVisit, VisitChangeInput } from "#domain/visits/visit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { StaffContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { requireNamedListing } from "#server/resources/leads/add-lead.ts";
import { requireLocked, writeLead } from "#server/resources/leads/change-lead.ts";
import { type LeadRow, listOwners, updateAnswers } from "#server/resources/leads/repository.ts";
import { addEvents } from "#server/resources/leads/timeline.ts";
import { notifyVisitor, type VisitorNotice } from "./notify-visitor.ts";
import { presentVisit, versionOf } from "./presenter.ts";
import { findVisit, type VisitRow } from "./repository.ts";
import { refuseTakenSlot } from "./slot-taken.ts";
import { queueVisitChange, queueVisitEvent } from "./visit-events.ts";

const minuteMs = 60_000;

/** DY5: staff arrange a visit, once, and the lead's timeline says so. */
export async function arrangeVisit(
  resource: ResourceDependencies,
  input: NewVisit & Readonly<{ agent_id: number | null }>,
  context: StaffContext,
): Promise<VisitRow> {
  const { visitMinutes } = resource.settings.read().calendar;
  const { accountId } = context;
  const insert = async (transaction: Database) => {
    const lead = await requireLocked(transaction, input.lead_id);
    await requireAgent(transaction, input.agent_id);
    const propertyId = input.property_id === undefined ? lead.property_id : input.property_id;
    await requireNamedListing(transaction, propertyId, context.ownerId);
    const startsAt = new Date(input.starts_at);
    const { id } = await transaction
      .insertInto("visits")
      .values({
        lead_id: lead.id,
        property_id: propertyId,
        agent_id: input.agent_id,
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + (input.minutes ?? visitMinutes) * minuteMs),
        state: input.state,
        meeting_place: input.meeting_place,
        note: input.note,
        ...resource.visitPages.create(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordChange(transaction, lead, input.state, startsAt, accountId);
    await queueVisitEvent(transaction, "visit.booked", id);
    if (isOpenVisit(input.state))
      await notifyVisitor(transaction, resource, id, { isMoved: false, isByVisitor: false });
    return id;
  };
  return refuseTakenSlot(() => createOnce(resource, context, { uploads: [], insert, find: findVisit }));
}

/** DY5: changes what differs, and notes it in the lead's timeline. */
export async function changeVisit(
  resource: ResourceDependencies,
  id: number,
  change: VisitChangeInput,
  {
    accountId,
    ifMatch,
    language,
  }: Readonly<{ accountId: number; ifMatch: string | undefined; language: Language }>,
): Promise<VisitRow> {
  return refuseTakenSlot(() =>
    writeAs(resource.database, accountId, async (transaction) => {
      const before = await lockVisit(transaction, id);
      requireMatch(ifMatch, versionOf(before), () => presentVisit(before, resource.visitPages, language));
      const { minutes, starts_at, ...columns } = change;
      if (columns.agent_id !== undefined && columns.agent_id !== before.agent_id)
        await requireAgent(transaction, columns.agent_id);
      return writeVisit(
        resource,
        transaction,
        before,
        { ...columns, ...timeOf(before, starts_at, minutes) },
        accountId,
      );
    }),
  );
}

/** The new columns of a visit. */
type VisitColumns = Partial<
  Pick<VisitRow, "agent_id" | "starts_at" | "ends_at" | "state" | "meeting_place" | "note">
>;

/** A time without minutes keeps how long the visit takes. */
function timeOf(before: VisitRow, startsAt: string | undefined, minutes: number | undefined): VisitColumns {
  if (startsAt === undefined && minutes === undefined) return {};
  const start = startsAt === undefined ? before.starts_at : new Date(startsAt);
  const durationMs =
    minutes === undefined ? before.ends_at.getTime() - before.starts_at.getTime() : minutes * minuteMs;
  return { starts_at: start, ends_at: new Date(start.getTime() + durationMs) };
}

/** Writes what differs of a locked visit, for an account or, if that is null, for the visitor. */
export async function writeVisit(
  notice: VisitorNotice,
  transaction: Database,
  before: VisitRow,
  columns: VisitColumns,
  accountId: number | null,
): Promise<VisitRow> {
  const after = { ...before, ...columns };
  const isMoved = !isSameTime(before, after);
  const isNotified =
    isMoved ||
    after.state !== before.state ||
    after.meeting_place !== before.meeting_place ||
    after.agent_id !== before.agent_id;
  if (!isNotified && after.note === before.note) return before;
  await transaction
    .updateTable("visits")
    .set({ ...columns, sequence: before.sequence + (isNotified ? 1 : 0), updated_at: new Date() })
    .where("id", "=", before.id)
    .execute();
  const lead = await requireLocked(transaction, before.lead_id);
  if (isMoved) await recordChange(transaction, lead, "moved", after.starts_at, accountId);
  if (after.state !== before.state)
    await recordChange(transaction, lead, after.state, after.starts_at, accountId);
  await queueVisitChange(transaction, before.id, isMoved, after.state === before.state ? null : after.state);
  const isByVisitor = accountId === null;
  if (isNotified && (isOpenVisit(after.state) || after.state === "cancelled"))
    await notifyVisitor(transaction, notice, before.id, { isMoved, isByVisitor });
  return (await findVisit(transaction, before.id)) ?? before;
}

function isSameTime(one: VisitRow, other: VisitRow): boolean {
  return (
    one.starts_at.getTime() === other.starts_at.getTime() && one.ends_at.getTime() === other.ends_at.getTime()
  );
}

/** Locks the lead first, as every other writer does, then the visit. */
export async function lockVisit(transaction: Database, id: number): Promise<VisitRow> {
  const found = await findVisit(transaction, id);
  if (!found) throw new Problem("not_found");
  await requireLocked(transaction, found.lead_id);
  await transaction.selectFrom("visits").select("id").where("id", "=", id).forUpdate().execute();
  const visit = await findVisit(transaction, id);
  if (!visit) throw new Problem("not_found");
  return visit;
}

/** What staff agree with a visitor answers the lead, whose status becomes "visit" unless it is further. */
async function recordChange(
  transaction: Database,
  lead: LeadRow,
  change: VisitChange,
  at: Date,
  accountId: number | null,
): Promise<void> {
  const detail = { visit: change, at: at.toISOString() };
  await addEvents(transaction, lead.id, accountId, [{ kind: "visit_change", detail }]);
  if (accountId === null) return;
  const isAgreed = change === "moved" || change === "missed" || change === "done" || isOpenVisit(change);
  if (isAgreed && (lead.status === "new" || lead.status === "contacted"))
    await writeLead(transaction, lead, { status: "visit" }, accountId);
  else await updateAnswers(transaction, [lead.id]);
}

async function requireAgent(transaction: Database, agentId: number | null): Promise<void> {
  if (agentId === null) return;
  const owners = await listOwners(transaction);
  if (!owners.some(({ id }) => id === agentId)) throw fieldProblem("agent_id", "choice_invalid");
}
