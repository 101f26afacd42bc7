import { sql } from "kysely";
import { rowProblem } from "#domain/imports/read-cells.ts";
import { readLead } from "#domain/imports/read-lead.ts";
import type { Database } from "#server/platform/database/database.ts";
import { markDeleted } from "#server/platform/deletion/repository.ts";
import { insertLead } from "#server/resources/leads/add-lead.ts";
import { readPhone } from "#server/resources/people/read-phone.ts";
import { lastEntries } from "./row-history.ts";
import { type ImportedRow, type PlanContext, type RowPlan, type RowPlanner, refuse } from "./row-plan.ts";

type Lead = NonNullable<ReturnType<typeof readLead>["lead"]>;

/** IM3: lines that become leads of people, who are known by their number or address. */
export function planLeads({ fileName, accountId }: PlanContext): RowPlanner {
  async function planLine(transaction: Database, line: ReturnType<typeof readLead>): Promise<RowPlan> {
    if (!line.lead) return refuse(line.problems);
    const listing = line.reference === null ? null : await findListing(transaction, line.reference);
    if (listing === undefined)
      return refuse([rowProblem("reference", "listing_unknown", line.reference ?? "")]);
    const lead = { ...line.lead, property_id: listing };
    const known = await findSameLead(transaction, lead);
    if (known !== undefined)
      return { outcome: "unchanged", problems: [], changes: [], rowId: known, write: null };
    const write = () => insertLead(transaction, lead, { accountId: accountId ?? 0, ownerId: null });
    return { outcome: "new", problems: [], changes: [], rowId: null, write };
  }

  return {
    table: "leads",
    keyOf(record) {
      const { lead } = readLead(record, fileName);
      return lead ? JSON.stringify([contactsOf(lead), lead.text]) : null;
    },
    isRepeatRefused: false,
    prepare: async () => undefined,
    async plan(transaction, rows) {
      const plans: RowPlan[] = [];
      for (const { record, problems } of rows) {
        const plan = await planLine(transaction, readLead(record, fileName));
        plans.push(problems.length > 0 ? refuse([...problems, ...plan.problems]) : plan);
      }
      return plans;
    },
    undo: undoLead,
  };
}

function contactsOf({ phone, email }: Lead) {
  return { phone: phone && (readPhone(phone) ?? phone), email: email?.toLowerCase() ?? null };
}

async function findListing(transaction: Database, reference: string): Promise<number | undefined> {
  const listing = await transaction
    .selectFrom("properties")
    .select("id")
    .where("reference", "=", reference)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return listing?.id;
}

/** A lead of the same person that says the same about the same listing. */
async function findSameLead(transaction: Database, lead: Lead): Promise<number | undefined> {
  const { phone, email } = contactsOf(lead);
  const { rows } = await sql<{ id: number }>`
    select leads.id from leads join people on people.id = leads.person_id
    where leads.deleted_at is null and (people.phone = ${phone} or people.email = ${email})
      and leads.text = ${lead.text} and leads.property_id is not distinct from ${lead.property_id}
    limit 1`.execute(transaction);
  return rows[0]?.id;
}

/** A lead goes to the trash, unless somebody has worked on it. */
async function undoLead(transaction: Database, { row_id: id, history_after }: ImportedRow): Promise<boolean> {
  const lead = await transaction
    .selectFrom("leads")
    .select("source_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const last = (await lastEntries(transaction, "leads", [id])).get(id) ?? 0;
  if (!lead || last !== history_after) return false;
  const event = await transaction
    .selectFrom("lead_events")
    .select("id")
    .where("lead_id", "=", id)
    .where("account_id", "is not", null)
    .executeTakeFirst();
  return event === undefined && markDeleted(transaction, "enquiries", lead.source_id);
}
