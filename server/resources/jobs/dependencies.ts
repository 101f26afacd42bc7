import type { EstimateDependencies } from "#server/resources/estimates/dependencies.ts";
import type { JobPages } from "#server/resources/job-pages/job-pages.ts";

export type JobDependencies = EstimateDependencies & Readonly<{ jobPages: JobPages }>;
