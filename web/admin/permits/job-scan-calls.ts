import type { PermitKind } from "#domain/jobs/choices.ts";
import { type JobScan, jobScanSchema, jobScansSchema } from "#domain/papers/job-scan.ts";
import type { ScanFolder } from "#web/admin/papers/scan-calls.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

const scansPath = (jobId: number) => `/api/jobs/${jobId}/scans/`;

/** CN7: new papers belong to the step, or to the whole job. */
export function jobScans(jobId: number, permit: PermitKind | null): ScanFolder<JobScan> {
  return { path: scansPath(jobId), schema: jobScanSchema, ...(permit && { query: { permit } }) };
}

export function jobViewsPath(jobId: number): string {
  return `/api/jobs/${jobId}/paper-views/`;
}

export async function loadJobScans(jobId: number): Promise<readonly JobScan[]> {
  return (await callAsAdmin({ method: "GET", path: scansPath(jobId) }, jobScansSchema)).results;
}
