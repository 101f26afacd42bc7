import { kathmanduDay } from "#domain/dates.ts";
import type { EstimateInput, NewEstimate } from "#domain/estimates/estimate.ts";
import { totalsOf } from "#domain/estimates/totals.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import { type ChangeContext, changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { StaffContext } from "#server/platform/submissions/submission-context.ts";
import { addClientLead } from "#server/resources/leads/add-client-lead.ts";
import { percentOn } from "#server/resources/rates/current-rates.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import { recordEvent } from "./notices.ts";
import { presentEstimate } from "./presenter.ts";
import { type EstimateDetails, findEstimate } from "./repository.ts";
import { requireEstimate, requireLockedEstimate } from "./require-estimate.ts";

/** CN2: with an empty first draft. What comes from nothing gets a lead, as if the client had come to the office. */
export async function createEstimate(
  resource: EstimateDependencies,
  input: NewEstimate,
  context: StaffContext,
): Promise<EstimateDetails> {
  const { accountId } = context;
  return createOnce(resource, context, {
    insert: async (transaction) => {
      const { title, ...client } =
        input.lead_id === null
          ? { ...input, lead_id: await addClientLead(transaction, input, accountId) }
          : await clientOfLead(transaction, input.lead_id);
      const { id } = await transaction
        .insertInto("estimates")
        .values({ ...client, ...resource.estimatePages.create() })
        .returning("id")
        .executeTakeFirstOrThrow();
      const charged = { has_overhead: true, has_vat: true, estimated_on: kathmanduDay(Date.now()) };
      await transaction
        .insertInto("estimate_versions")
        .values({
          estimate_id: id,
          number: 1,
          title: JSON.stringify(title),
          valid_until: null,
          ...charged,
          ...percentages(resource, charged),
        })
        .execute();
      await recordEvent(
        transaction,
        { id, number: 1, lead_id: client.lead_id, title, language: client.language },
        { kind: "created", accountId },
      );
      return id;
    },
    find: findEstimate,
  });
}

async function clientOfLead(transaction: Database, leadId: number) {
  const lead = await transaction
    .selectFrom("leads")
    .select(["id", "name", "email", "phone", "language", "about"])
    .where("id", "=", leadId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!lead) throw fieldProblem("lead_id", "choice_invalid");
  if (lead.email === null && lead.phone === null) throw fieldProblem("lead_id", "invalid");
  return {
    lead_id: lead.id,
    client_name: lead.name || (lead.email ?? lead.phone ?? ""),
    client_email: lead.email,
    client_phone: lead.phone,
    language: lead.language ?? "np",
    title: { en: lead.about, np: "" },
  };
}

type Charged = Pick<EstimateInput, "has_overhead" | "has_vat" | "estimated_on">;

/** Those that hold on the day of the estimate; null for one that is not charged, or of which no rate holds. */
function percentages({ rates }: EstimateDependencies, { has_overhead, has_vat, estimated_on }: Charged) {
  return {
    overhead_percent: has_overhead ? percentOn(rates, "overhead", estimated_on) : null,
    vat_percent: has_vat ? percentOn(rates, "vat", estimated_on) : null,
  };
}

/** CN2: saves the draft. A version that was sent is refused. */
export async function saveDraft(
  resource: EstimateDependencies,
  id: number,
  input: EstimateInput,
  context: ChangeContext,
): Promise<EstimateDetails> {
  const present = (row: EstimateDetails) => presentEstimate(row, resource.estimatePages);
  const target = { table: "estimates", find: findEstimate, present, noun: "Estimate" } as const;
  return changeFieldsOnce(resource, context, target, id, async (transaction) => {
    const { version_id, state } = await requireEstimate(transaction, id);
    if (state !== "draft") throw new Problem("state_changed");
    const { client_name, client_email, client_phone, language, sections, title, terms, ...version } = input;
    await transaction
      .updateTable("estimates")
      .set({ client_name, client_email, client_phone, language, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    const percents = percentages(resource, version);
    const charges = { overhead: percents.overhead_percent, vat: percents.vat_percent };
    const { sections: _sums, ...totals } = totalsOf(sections, charges);
    const documents = {
      title: JSON.stringify(title),
      terms: JSON.stringify(terms),
      sections: JSON.stringify(sections),
    };
    await transaction
      .updateTable("estimate_versions")
      .set({ ...version, ...percents, ...totals, ...documents, is_example: false, updated_at: new Date() })
      .where("id", "=", version_id)
      .execute();
  });
}

/** Only what no client has seen can be deleted. */
export async function deleteEstimate(
  resource: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    const { versions, is_example } = await requireLockedEstimate(transaction, id);
    const isUnseen = versions.every(({ state }) => state === "draft");
    if (!isUnseen && !is_example) throw new Problem("state_changed");
    await transaction.deleteFrom("estimates").where("id", "=", id).execute();
  });
}
