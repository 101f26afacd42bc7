import { maxJobScans } from "#domain/papers/job-scan.ts";
import { maxScans } from "#domain/papers/scan.ts";

/** LD7, CN7: what papers belong to. */
export type PaperOwner = Readonly<{ kind: "property" | "job"; id: number }>;

/** Where the rows of each kind of owner are, and how many scans it may have. */
export const ownerTables = {
  property: { table: "properties", scans: "property_scans", column: "property_id", maxScans },
  job: { table: "jobs", scans: "job_scans", column: "job_id", maxScans: maxJobScans },
} as const;
