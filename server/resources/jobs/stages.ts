import { sql } from "kysely";
import type { StageInput } from "#domain/jobs/job.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";

type NewStage = Pick<StageInput, "name" | "weight"> & Partial<Omit<StageInput, "id" | "name" | "weight">>;

/** In their order, unless a position is given. */
export async function insertStages(
  transaction: Database,
  jobId: number,
  stages: readonly (NewStage & Readonly<{ position?: number }>)[],
): Promise<void> {
  if (stages.length === 0) return;
  await transaction
    .insertInto("job_stages")
    .values(
      stages.map(({ name, weight, ...stage }, index) => ({
        job_id: jobId,
        position: stage.position ?? index + 1,
        name: JSON.stringify(name),
        weight,
        planned_on: stage.planned_on ?? null,
        percent: stage.percent ?? 0,
        done_on: stage.done_on ?? null,
        is_public: stage.is_public ?? true,
        engineer_note: stage.engineer_note ?? "",
      })),
    )
    .execute();
}

/** CN4: changes, adds and removes stages, so that they are as given. The caller has locked the job. */
export async function saveStages(
  transaction: Database,
  jobId: number,
  stages: readonly StageInput[],
): Promise<void> {
  const stored = await transaction
    .selectFrom("job_stages")
    .select(["id", "position"])
    .where("job_id", "=", jobId)
    .execute();
  const idOf = ({ id }: StageInput) => stored.find((row) => String(row.id) === id)?.id;
  const keptIds = stages.flatMap((stage) => idOf(stage) ?? []);
  await removeStages(
    transaction,
    stored.map(({ id }) => id).filter((id) => !keptIds.includes(id)),
  );
  const placed = stages.map((stage, index) => ({ stage, id: idOf(stage), position: index + 1 }));
  for (const { stage, id, position } of placed) {
    if (id === undefined) continue;
    const { id: _id, name, ...columns } = stage;
    await transaction
      .updateTable("job_stages")
      .set({ ...columns, name: JSON.stringify(name), position })
      .where("id", "=", id)
      .execute();
  }
  await insertStages(
    transaction,
    jobId,
    placed.filter(({ id }) => id === undefined).map(({ stage, position }) => ({ ...stage, position })),
  );
}

/** Refused while a diary entry, a cost or an instalment refers to one of them. */
async function removeStages(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql`
    select from job_stages as stage where id = any(${ids}) and (
      exists (select from diary_entries where stage_id = stage.id)
      or exists (select from job_costs where stage_id = stage.id)
      or exists (select from instalments where stage_id = stage.id)
    ) limit 1`.execute(transaction);
  if (rows.length > 0) throw fieldProblem("stages", "stage_in_use");
  await transaction.deleteFrom("job_stages").where("id", "in", ids).execute();
}
