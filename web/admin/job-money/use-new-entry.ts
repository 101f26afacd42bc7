import { useQueryClient } from "@tanstack/react-query";
import type { CostInput, PaymentInput } from "#domain/instalments/instalment.ts";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";
import { addEntry, type EntryKind } from "./money-calls.ts";

/** CN6, CN7: adds a cost or a payment, and reads the job's sums again. */
export function useNewEntry(jobId: number, kind: EntryKind) {
  const client = useQueryClient();
  return async (input: CostInput | PaymentInput, attempt: SubmissionAttempt) => {
    await addEntry(jobId, kind, input, attempt);
    void client.invalidateQueries({ queryKey: [jobMoneyKey, jobId] });
  };
}
