import type { FileProblem } from "#domain/imports/import.ts";
import { Problem } from "#server/platform/http/problem.ts";

/** A file that is refused as a whole, and the line because of which it is. */
export function fileProblem(reason: FileProblem, line: number | null = null): Problem {
  const detail = line === null ? `The file is refused: ${reason}` : `Line ${line} is refused: ${reason}`;
  return new Problem(reason === "another_import" ? "state_changed" : "invalid_input", {
    detail,
    current: { reason, line },
  });
}
