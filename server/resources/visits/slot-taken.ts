import { Problem } from "#server/platform/http/problem.ts";

const exclusionViolation = "23P01";

/** DY5: the constraint of the table decides who has a time. Its refusal becomes the problem that visitors and staff read. */
export async function refuseTakenSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === exclusionViolation)
      throw new Problem("slot_taken", { cause: error });
    throw error;
  }
}
