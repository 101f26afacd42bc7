import { kathmanduDay } from "#domain/dates.ts";
import type { EstimateInput, NewEstimate } from "#domain/estimates/estimate.ts";
import { canRevise } from "#domain/estimates/estimate-states.ts";
import { totalsOf } from "#domain/estimates/totals.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import { type ChangeContext, changeOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import { insertLead } from "#server/resources/leads/add-lead.ts";
import { percentOn } from "#server/resources/rates/current-rates.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import { noteEvent, tellClient } from "./notices.ts";
import { presentEstimate } from "./presenter.ts";
import { type EstimateDetails, findEstimate, findLastVersion, lockEstimate } from "./repository.ts";

type StaffContext = SubmissionContext & Readonly<{ accountId: number }>;

function missingEstimate(id: number): Problem {
  return new Problem("not_found", { detail: `Estimate ${id} not found` });
}

export async function requireEstimate(database: Database, id: number): Promise<EstimateDetails> {
  const row = await findEstimate(database, id);
  if (!row) throw missingEstimate(id);
  return row;
}

/** CN2: with an empty first draft. What comes from nothing gets a lead, as if the client had come to the office. */
export async function createEstimate(
  resource: EstimateDependencies,
  input: NewEstimate,
  context: StaffContext,
): Promise<EstimateDetails> {
  const { accountId } = context;
  return createOnce(resource, context, {
    uploads: [],
    insert: async (transaction) => {
      const { title, ...client } =
        input.lead_id === null
          ? await addClient(transaction, input, accountId)
          : await clientOfLead(transaction, input.lead_id);
      const { id } = await transaction
        .insertInto("estimates")
        .values({ ...client, ...resource.estimatePages.create() })
        .returning("id")
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto("estimate_versions")
        .values({
          estimate_id: id,
          number: 1,
          title: JSON.stringify(title),
          estimated_on: kathmanduDay(Date.now()),
          valid_until: null,
          has_overhead: true,
          has_vat: true,
          ...percentages(resource, {
            has_overhead: true,
            has_vat: true,
            estimated_on: kathmanduDay(Date.now()),
          }),
        })
        .execute();
      await noteEvent(
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

async function addClient(transaction: Database, input: NewEstimate, accountId: number) {
  const lead_id = await insertLead(
    transaction,
    {
      channel: "other",
      name: input.client_name,
      phone: input.client_phone,
      email: input.client_email,
      text: input.title[input.language] || input.title.en || input.title.np,
      property_id: null,
      language: input.language,
      owner_id: null,
      next_step: "",
      next_step_on: null,
    },
    { accountId, ownerId: null },
  );
  return { ...input, lead_id };
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
  const target = {
    table: "estimates",
    find: findEstimate,
    present: (row: EstimateDetails) => presentEstimate(row, resource.estimatePages),
    language: "en",
    missing: missingEstimate,
  } as const;
  return changeOnce(resource, context, target, id, async () => ({
    uploads: [],
    async write(transaction) {
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
      return [];
    },
  }));
}

/** CN3: fixes the draft and shows it to the client, instead of the version before. */
export async function sendEstimate(
  resource: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    if (!(await lockEstimate(transaction, id))) throw missingEstimate(id);
    const estimate = await requireEstimate(transaction, id);
    const isOpen = estimate.versions.every(({ state }) => state !== "accepted");
    if (estimate.state !== "draft" || !isOpen) throw new Problem("state_changed");
    requireComplete(estimate);
    await transaction
      .updateTable("estimate_versions")
      .set({ state: "replaced", updated_at: new Date() })
      .where("estimate_id", "=", id)
      .where("state", "=", "sent")
      .execute();
    await transaction
      .updateTable("estimate_versions")
      .set({ state: "sent", sent_at: new Date(), updated_at: new Date() })
      .where("id", "=", estimate.version_id)
      .execute();
    await noteEvent(transaction, estimate, { kind: "sent", accountId: context.accountId });
    await tellClient(transaction, resource, estimate, "sent");
  });
}

/** A client gets nothing that is empty, and no charge without its rate. */
function requireComplete(estimate: EstimateDetails): void {
  if (!estimate.sections.some(({ lines }) => lines.length > 0)) throw fieldProblem("sections", "required");
  if (estimate.has_overhead && estimate.overhead_percent === null)
    throw fieldProblem("has_overhead", "invalid");
  if (estimate.has_vat && estimate.vat_percent === null) throw fieldProblem("has_vat", "invalid");
}

/** CN2: a new draft that begins as the newest version is. An accepted estimate gets none: it changes by variations. */
export async function addVersion(
  resource: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    if (!(await lockEstimate(transaction, id))) throw missingEstimate(id);
    const estimate = await requireEstimate(transaction, id);
    if (!canRevise(estimate.versions.map(({ state }) => state))) throw new Problem("state_changed");
    await copyVersion(transaction, estimate, id, estimate.number + 1);
    const noted = { ...estimate, number: estimate.number + 1 };
    await noteEvent(transaction, noted, { kind: "version", accountId: context.accountId });
  });
}

/** CN2: another estimate for the same client, which begins as the last version is. */
export async function duplicateEstimate(
  resource: EstimateDependencies,
  id: number,
  context: StaffContext,
): Promise<EstimateDetails> {
  return createOnce(resource, context, {
    uploads: [],
    insert: async (transaction) => {
      const estimate = await findLastVersion(transaction, id);
      if (!estimate) throw missingEstimate(id);
      const { lead_id, client_name, client_email, client_phone, language } = estimate;
      const { id: copyId } = await transaction
        .insertInto("estimates")
        .values({
          lead_id,
          client_name,
          client_email,
          client_phone,
          language,
          ...resource.estimatePages.create(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await copyVersion(transaction, estimate, copyId, 1);
      const noted = { ...estimate, id: copyId, number: 1 };
      await noteEvent(transaction, noted, { kind: "created", accountId: context.accountId });
      return copyId;
    },
    find: findEstimate,
  });
}

async function copyVersion(
  transaction: Database,
  from: EstimateDetails,
  estimateId: number,
  number: number,
): Promise<void> {
  await transaction
    .insertInto("estimate_versions")
    .values({
      estimate_id: estimateId,
      number,
      title: JSON.stringify(from.title),
      place: from.place,
      estimated_on: from.estimated_on,
      valid_until: from.valid_until,
      has_overhead: from.has_overhead,
      has_vat: from.has_vat,
      overhead_percent: from.overhead_percent,
      vat_percent: from.vat_percent,
      terms: JSON.stringify(from.terms),
      sections: JSON.stringify(from.sections),
      net: from.net,
      overhead: from.overhead,
      vat: from.vat,
      total: from.total,
    })
    .execute();
}

/** CN3: answers what the client asked. */
export async function answerClient(
  resource: EstimateDependencies,
  id: number,
  text: string,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    if (!(await lockEstimate(transaction, id))) throw missingEstimate(id);
    const estimate = await requireEstimate(transaction, id);
    if (!estimate.has_question) throw new Problem("state_changed");
    await noteEvent(transaction, estimate, { kind: "answered", accountId: context.accountId, text });
    await tellClient(transaction, resource, estimate, "answered");
  });
}

/** Only what no client has seen can be deleted. */
export async function deleteEstimate(
  resource: EstimateDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(resource.database, context, id, async (transaction) => {
    if (!(await lockEstimate(transaction, id))) throw missingEstimate(id);
    const { versions, is_example } = await requireEstimate(transaction, id);
    const isUnseen = versions.every(({ state }) => state === "draft");
    if (!isUnseen && !is_example) throw new Problem("state_changed");
    await transaction.deleteFrom("estimates").where("id", "=", id).execute();
  });
}
