import { useQueryClient } from "@tanstack/react-query";
import type { CostInput, PaymentInput } from "#domain/instalments/instalment.ts";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";
import { showToast } from "#web/ui/toast.ts";
import { addEntry, type EntryKind } from "./money-calls.ts";

type Options = Readonly<{ jobId: number; kind: EntryKind; added: string; onAdded: () => void }>;

/** CN6, CN7: adds a cost or a payment, says so, and reads the job's sums again. */
export function useNewEntry({ jobId, kind, added, onAdded }: Options) {
  const client = useQueryClient();
  return async (input: CostInput | PaymentInput, attempt: SubmissionAttempt): Promise<undefined> => {
    await addEntry(jobId, kind, input, attempt);
    void client.invalidateQueries({ queryKey: [jobMoneyKey, jobId] });
    showToast({ tone: "success", title: added });
    onAdded();
  };
}
