import { randomBytes } from "node:crypto";
import { canEdit, type JobInput, type NewJob } from "#domain/jobs/job.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { type ChangeContext, changeOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import { findEstimate, lockEstimate } from "#server/resources/estimates/repository.ts";
import { insertLead } from "#server/resources/leads/add-lead.ts";
import type { JobDependencies } from "./dependencies.ts";
import { missingJob } from "./missing-job.ts";
import { tellClient } from "./notices.ts";
import { presentJob } from "./presenter.ts";
import { findJob, type JobDetails } from "./repository.ts";
import { insertStages, saveStages } from "./stages.ts";

type StaffContext = SubmissionContext & Readonly<{ accountId: number }>;

const codeBytes = 6;

export async function requireJob(database: Database, id: number): Promise<JobDetails> {
  const row = await findJob(database, id);
  if (!row) throw missingJob(id);
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
    uploads: [],
    insert: async (transaction) => {
      const { title, template, ...job } = input;
      const lead_id = await insertLead(
        transaction,
        {
          channel: "other",
          name: job.client_name,
          phone: job.client_phone,
          email: job.client_email,
          text: title[job.language] || title.en || title.np,
          property_id: null,
          language: job.language,
          owner_id: null,
          next_step: "",
          next_step_on: null,
        },
        { accountId: context.accountId, ownerId: null },
      );
      return insertJob(transaction, resource, { ...job, title, lead_id, version_id: null }, template);
    },
    find: findJob,
  });
}

/** CN3, CN4: an accepted estimate becomes a job, once. */
export async function beginJob(
  resource: JobDependencies,
  estimateId: number,
  template: string,
  context: StaffContext,
): Promise<JobDetails> {
  return createOnce(resource, context, {
    uploads: [],
    insert: async (transaction) => {
      await lockEstimate(transaction, estimateId);
      const estimate = await findEstimate(transaction, estimateId);
      if (!estimate) throw new Problem("not_found", { detail: `Estimate ${estimateId} not found` });
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
  await tellClient(transaction, resource, { ...columns, title, page_seed: page.page_seed });
  return id;
}

/** CN4: saves a job with its stages. One that is finished is refused. */
export async function saveJob(
  resource: JobDependencies,
  id: number,
  input: JobInput,
  context: ChangeContext,
): Promise<JobDetails> {
  const target = {
    table: "jobs",
    find: findJob,
    present: (row: JobDetails) => presentJob(row, resource.jobPages),
    language: "en",
    missing: missingJob,
  } as const;
  return changeOnce(resource, context, target, id, async () => ({
    uploads: [],
    async write(transaction) {
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
      await touchProject(transaction, id);
      return [];
    },
  }));
}

/** Pages of the project show the stages, too. */
async function touchProject(transaction: Database, jobId: number): Promise<void> {
  await transaction
    .updateTable("projects")
    .set({ updated_at: new Date() })
    .where("id", "=", (eb) => eb.selectFrom("jobs").select("project_id").where("id", "=", jobId))
    .execute();
}
