import { randomBytes } from "node:crypto";
import { canEdit, type JobInput, type NewJob } from "#domain/jobs/job.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, notFound, Problem } from "#server/platform/http/problem.ts";
import { type ChangeContext, changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { StaffContext } from "#server/platform/submissions/submission-context.ts";
import { requireLockedEstimate } from "#server/resources/estimates/require-estimate.ts";
import { addClientLead } from "#server/resources/leads/add-client-lead.ts";
import type { JobDependencies } from "./dependencies.ts";
import { notifyClient } from "./notices.ts";
import { presentJob } from "./presenter.ts";
import { findJob, type JobDetails } from "./repository.ts";
import { insertStages, saveStages } from "./stages.ts";

const codeBytes = 6;

export async function requireJob(database: Database, id: number): Promise<JobDetails> {
  const row = await findJob(database, id);
  if (!row) throw notFound("Job", id);
  return row;
}

/** Printed on papers, and typed from them. */
export function createCode(): string {
  return randomBytes(codeBytes).toString("hex").toUpperCase();
}

async function personOf(transaction: Database, leadId: number | null): Promise<number | null> {
  if (leadId === null) return null;
  const lead = await transaction
    .selectFrom("leads")
    .select("person_id")
    .where("id", "=", leadId)
    .executeTakeFirst();
  return lead?.person_id ?? null;
}

/** CN4: a job without an estimate. Its client becomes a lead, as if they had come to the office. */
export async function createJob(
  resource: JobDependencies,
  input: NewJob,
  context: StaffContext,
): Promise<JobDetails> {
  return createOnce(resource, context, {
    insert: async (transaction) => {
      const { template, ...job } = input;
      const lead_id = await addClientLead(transaction, job, context.accountId);
      return insertJob(transaction, resource, { ...job, lead_id, version_id: null }, template);
    },
    find: findJob,
  });
}

/** CN3, CN4: once for an accepted estimate. */
export async function createJobFromEstimate(
  resource: JobDependencies,
  estimateId: number,
  template: string,
  context: StaffContext,
): Promise<JobDetails> {
  return createOnce(resource, context, {
    insert: async (transaction) => {
      const estimate = await requireLockedEstimate(transaction, estimateId);
      if (estimate.state !== "accepted" || estimate.job_id !== null) throw new Problem("state_changed");
      const { client_name, client_email, client_phone, language, title, place, lead_id, version_id } =
        estimate;
      const client = { client_name, client_email, client_phone, language };
      return insertJob(transaction, resource, { ...client, title, place, lead_id, version_id }, template);
    },
    find: findJob,
  });
}

type JobColumns = Omit<NewJob, "template"> & Readonly<{ lead_id: number | null; version_id: number | null }>;

async function insertJob(
  transaction: Database,
  resource: JobDependencies,
  { title, ...columns }: JobColumns,
  templateId: string,
): Promise<number> {
  const { templates } = resource.settings.read().construction;
  const template = templates.find((known) => known.id === templateId);
  if (!template && templateId !== "") throw fieldProblem("template", "choice_invalid");
  const page = resource.jobPages.create();
  const { id } = await transaction
    .insertInto("jobs")
    .values({
      ...columns,
      person_id: await personOf(transaction, columns.lead_id),
      title: JSON.stringify(title),
      code: createCode(),
      ...page,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stages = template?.stages.map(({ name, weight }) => ({ name, weight: String(weight) }));
  await insertStages(transaction, id, stages ?? []);
  await notifyClient(transaction, resource, { ...columns, title, page_seed: page.page_seed });
  return id;
}

/** CN4: saves a job with its stages. One that is finished is refused. */
export async function saveJob(
  resource: JobDependencies,
  id: number,
  input: JobInput,
  context: ChangeContext,
): Promise<JobDetails> {
  const present = (row: JobDetails) => presentJob(row, resource.jobPages);
  const target = { table: "jobs", find: findJob, present, noun: "Job" } as const;
  return changeFieldsOnce(resource, context, target, id, async (transaction) => {
    if (!canEdit(await requireJob(transaction, id))) throw new Problem("state_changed");
    const { stages, title, plinth_area_sq_ft, storeys, ...columns } = input;
    await transaction
      .updateTable("jobs")
      .set({
        ...columns,
        title: JSON.stringify(title),
        plinth_area_sq_ft: plinth_area_sq_ft || null,
        storeys: storeys || null,
        updated_at: new Date(),
      })
      .where("id", "=", id)
      .execute();
    await saveStages(transaction, id, stages);
    await markProjectChanged(transaction, id);
  });
}

/** Pages of the project show the stages, too. */
async function markProjectChanged(transaction: Database, jobId: number): Promise<void> {
  await transaction
    .updateTable("projects")
    .set({ updated_at: new Date() })
    .where("id", "=", (eb) => eb.selectFrom("jobs").select("project_id").where("id", "=", jobId))
    .execute();
}
