import type { ComponentType } from "react";
import type { Job } from "#domain/jobs/job.ts";
import { JobOverview } from "./job-overview.tsx";

type JobPartName = "overview" | "diary" | "variations" | "money" | "permits";

type JobPart = Readonly<{
  /** Its name in the URL and in translation keys. */
  name: JobPartName;
  /** Each other part than the first is loaded when it is opened, and fetches its own data. */
  load: () => Promise<ComponentType<Readonly<{ job: Job }>>>;
}>;

/** CN4: the pages of a job, in display order. */
export const jobParts: readonly [JobPart, ...JobPart[]] = [
  { name: "overview", load: async () => JobOverview },
  { name: "diary", load: async () => (await import("#web/admin/diary/diary-part.tsx")).DiaryPart },
  {
    name: "variations",
    load: async () => (await import("#web/admin/variations/variations-part.tsx")).VariationsPart,
  },
  { name: "money", load: async () => (await import("#web/admin/job-money/money-part.tsx")).MoneyPart },
  { name: "permits", load: async () => (await import("#web/admin/permits/permits-part.tsx")).PermitsPart },
];
