import * as z from "zod/mini";
import { importOptionsSchema, isBusy } from "#domain/imports/import.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";
import { openArchive } from "./archive.ts";
import { ImportRun } from "./import-run.ts";
import { planLeads } from "./lead-rows.ts";
import { planListings } from "./listing-rows.ts";
import { findFirstPositions } from "./repeated-keys.ts";
import { findImport, type ImportRecord } from "./repository.ts";
import type { RowPlanner } from "./row-plan.ts";
import type { UploadFiles } from "./upload-files.ts";

export type ImportDependencies = Readonly<{
  database: Database;
  pictures: PictureService;
  files: UploadFiles;
  publicUrl: string;
}>;

const jobSchema = z.object({ importId: z.int() });

export function runImportHandler(dependencies: ImportDependencies): JobHandler {
  return {
    name: "run-import",
    run: ({ data }) => runImport(dependencies, jobSchema.parse(data).importId),
    batchSize: 1,
    retryDelaySeconds: 1,
    maxRetryDelaySeconds: 60,
    // Each kill of the server is one attempt.
    maxRetries: 200,
    timeoutSeconds: 12 * 60 * 60,
  };
}

/** Does what the import's status says, batch by batch, and goes on where an earlier run was interrupted. */
export async function runImport(dependencies: ImportDependencies, id: number): Promise<void> {
  const imported = await findImport(dependencies.database, id);
  if (!imported || !isBusy(imported.status)) return;
  const archive =
    imported.archive === null || imported.status === "undoing"
      ? null
      : await openStoredArchive(dependencies, imported.archive);
  try {
    const planner = plannerOf(dependencies, imported, archive);
    const firstPositions =
      imported.status === "undoing"
        ? new Map()
        : await findFirstPositions(dependencies.database, imported, planner);
    const run = new ImportRun(dependencies.database, imported, planner, firstPositions);
    while (await run.runBatch());
  } finally {
    await archive?.close();
  }
  if (imported.status === "running" && imported.archive !== null)
    await dependencies.files.remove(imported.archive);
}

/** The ZIP is on the disk of the instance that received it. Another one fails, so that the job runs again, perhaps there. */
async function openStoredArchive({ files, pictures }: ImportDependencies, name: string) {
  if (!(await files.has(name))) throw new Error(`The archive ${name} is not in this instance's DATA_DIR`);
  return openArchive(files.pathOf(name), pictures);
}

function plannerOf(
  { pictures, publicUrl }: ImportDependencies,
  { id, kind, file_name, options, created_by }: ImportRecord,
  source: Awaited<ReturnType<typeof openArchive>> | null,
): RowPlanner {
  const context = {
    importId: id,
    accountId: created_by,
    fileName: file_name,
    options: importOptionsSchema.parse(options),
    publicUrl,
  };
  return kind === "leads" ? planLeads(context) : planListings({ pictures, source, context });
}
