import { sql } from "kysely";
import { kathmanduTime } from "#domain/dates.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { bookingProblem, isAgentFree } from "#domain/visits/free-times.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { addEvents } from "#server/resources/leads/timeline.ts";
import { bookingRules, listBusyTimes } from "./free-times.ts";
import { notifyVisitor, type VisitorNotice } from "./notify-visitor.ts";
import { refuseTakenSlot } from "./slot-taken.ts";
import { queueVisitEvent } from "./visit-events.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Slot = Readonly<{ startsAt: Date; endsAt: Date }>;
export type WishedTime = Readonly<{ date: string; time: string }>;

/**
 * DY5: the time that a visitor may have, or a problem. Bookings of one agent wait for each other until the transaction ends, because the
 * gap for the way is no part of the table's constraint.
 */
export async function requireFreeSlot(
  transaction: Database,
  settings: Settings,
  agentId: number | null,
  { date, time }: WishedTime,
  /** A visit that is moved does not stand in its own way. */
  ignored?: Slot,
): Promise<Slot> {
  const rules = bookingRules(settings);
  const problem = bookingProblem(rules, date, time, Date.now());
  if (problem) throw fieldProblem(problem.field, problem.code);
  await sql`select pg_advisory_xact_lock(hashtext('visits'), ${agentId ?? 0})`.execute(transaction);
  const startsAt = kathmanduTime(date, time);
  const startMs = startsAt.getTime();
  const busy = await listBusyTimes(transaction, agentId, startMs - dayMs, startMs + dayMs);
  const others = busy.filter(
    (other) => other.startMs !== ignored?.startsAt.getTime() || other.endMs !== ignored.endsAt.getTime(),
  );
  if (!isAgentFree(rules, others, date, time)) throw new Problem("slot_taken");
  return { startsAt, endsAt: new Date(startMs + rules.calendar.visitMinutes * 60_000) };
}

type Booking = Readonly<{
  leadId: number;
  property_id: number | null;
  agentId: number | null;
  wished: WishedTime;
}>;

/** DY5: books a visitor's time, in the transaction of the enquiry. */
export async function bookVisit(
  transaction: Database,
  { leadId, property_id, agentId, wished }: Booking,
  notice: VisitorNotice,
): Promise<void> {
  const settings = notice.settings.read();
  const { startsAt, endsAt } = await requireFreeSlot(transaction, settings, agentId, wished);
  const visit = transaction.insertInto("visits").values({
    lead_id: leadId,
    property_id,
    agent_id: agentId,
    starts_at: startsAt,
    ends_at: endsAt,
    ...notice.visitPages.create(),
  });
  const { id } = await refuseTakenSlot(() => visit.returning("id").executeTakeFirstOrThrow());
  const detail = { visit: "asked", at: startsAt.toISOString() } as const;
  await addEvents(transaction, leadId, null, [{ kind: "visit_change", detail }]);
  await queueVisitEvent(transaction, "visit.booked", id);
  await notifyVisitor(transaction, notice, id, { isMoved: false, isByVisitor: true });
}
