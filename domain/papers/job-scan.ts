import * as z from "zod/mini";
import { permitKinds } from "#domain/jobs/choices.ts";
import { type ScanKind, scanSchema } from "./scan.ts";

/** A job has three steps of a permit, each with applications, drawings and certificates. */
export const maxJobScans = 60;

/** CN7: what a paper of a job may be. */
export const jobScanKinds = [
  "certificate",
  "drawing",
  "contract",
  "other",
] as const satisfies readonly ScanKind[];

export const jobScanSchema = z.extend(scanSchema, {
  /** The step of the permit that it belongs to; null for a paper of the whole job. */
  permit: z.nullable(z.enum(permitKinds)),
});
export type JobScan = z.infer<typeof jobScanSchema>;

export const jobScansSchema = z.object({ results: z.array(jobScanSchema) });
