import { Problem } from "#server/platform/http/problem.ts";

export function missingJob(id: number): Problem {
  return new Problem("not_found", { detail: `Job ${id} not found` });
}
