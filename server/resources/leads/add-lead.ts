import type { NewLead } from "#domain/leads/new-lead.ts";
import { aboutOf } from "#domain/leads/new-lead.ts";
import { isPublic } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { StaffContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { notifyOwner } from "#server/resources/notices/notify-owner.ts";
import { assignPerson } from "#server/resources/people/assign-person.ts";
import { queueLeadEvent } from "./lead-events.ts";
import { findLead, type LeadRow, listOwners } from "./repository.ts";

/**
 * LE1: stores what a person said in the office or on the telephone, once. Nothing is promised to them: they have talked to someone,
 * and when they hear again is the next step.
 */
export async function addLead(
  resource: ResourceDependencies,
  input: NewLead,
  context: StaffContext,
): Promise<LeadRow> {
  const { accountId, ownerId } = context;
  return createOnce(resource, context, {
    insert: async (transaction) => {
      const owner = ownerId ?? input.owner_id;
      if (owner !== null && owner !== accountId) await requireOwner(transaction, owner);
      const id = await insertLead(transaction, { ...input, owner_id: owner }, context);
      if (owner !== null && owner !== accountId)
        await notifyOwner(transaction, owner, [id], resource.ownerNotice);
      return id;
    },
    find: findLead,
  });
}

/** Also for the client of an estimate from nothing (CN2), and for lines of a file, several in one transaction (IM3). */
export async function insertLead(
  transaction: Database,
  input: NewLead,
  { accountId, ownerId }: Readonly<{ accountId: number; ownerId: number | null }>,
): Promise<number> {
  const { channel, name, phone, email, text, property_id, language, owner_id, next_step, next_step_on } =
    input;
  const about = aboutOf(text, await requireNamedListing(transaction, property_id, ownerId));
  const { id: sourceId } = await transaction
    .insertInto("enquiries")
    .values({
      kind: "enquiry",
      channel,
      name,
      phone,
      email,
      message: text,
      property_id,
      visit_on: null,
      visit_time: null,
      promised_until: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await transaction
    .insertInto("leads")
    .values({
      kind: "enquiry",
      source_id: sourceId,
      channel,
      language,
      added_by: accountId,
      name,
      phone,
      email,
      about,
      text,
      property_id,
      owner_id,
      next_step,
      next_step_on,
      // LE8: new only for someone else.
      read_at: owner_id === null || owner_id === accountId ? new Date() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await assignPerson(transaction, { id, name, email, phone });
  await queueLeadEvent(transaction, "lead.created", id);
  return id;
}

async function requireOwner(transaction: Database, ownerId: number): Promise<void> {
  const owners = await listOwners(transaction);
  if (!owners.some(({ id }) => id === ownerId)) throw fieldProblem("owner_id", "choice_invalid");
}

/** The name of the listing. Agents may name what is public and what is theirs. */
export async function requireNamedListing(
  transaction: Database,
  id: number | null,
  ownerId: number | null,
): Promise<string | null> {
  if (id === null) return null;
  const listing = await transaction
    .selectFrom("properties")
    .select(["name", "status", "owner_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const isKnown = listing && (ownerId === null || listing.owner_id === ownerId || isPublic(listing.status));
  if (!isKnown) throw fieldProblem("property_id", "choice_invalid");
  return listing.name;
}
