import * as z from "zod/mini";
import {
  type CostInput,
  costSchema,
  type EditedPlan,
  editedPlanSchema,
  jobMoneySchema,
  type PaymentInput,
  paymentSchema,
  planSchema,
} from "#domain/instalments/instalment.ts";
import { editedPart } from "#web/admin/editing/edited-rows.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

const folder = (jobId: number) => `/api/jobs/${jobId}/`;
const paymentsSchema = z.object({ results: z.array(paymentSchema) });
const costsSchema = z.object({ results: z.array(costSchema) });

export function moneyQuery(jobId: number) {
  return {
    queryKey: [jobMoneyKey, jobId, "money"],
    async queryFn() {
      const get = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
        callAsAdmin({ method: "GET", path: `${folder(jobId)}${name}/` }, schema);
      const [money, plan, payments, costs] = await Promise.all([
        get("money", jobMoneySchema),
        get("instalments", planSchema),
        get("payments", paymentsSchema),
        get("costs", costsSchema),
      ]);
      return { money, plan, payments: payments.results, costs: costs.results };
    },
  };
}

export const planRows = (jobId: number) =>
  editedPart(jobMoneyKey, `${folder(jobId)}instalments/`, jobId, editedPlanSchema);
export type PlanRow = EditedPlan & Readonly<{ id: number }>;

export type EntryKind = "payments" | "costs";

export async function addEntry(
  jobId: number,
  kind: EntryKind,
  body: PaymentInput | CostInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body) };
  await callAsAdmin({ method: "POST", path: `${folder(jobId)}${kind}/`, body, headers });
}

export async function setVoided(
  jobId: number,
  kind: EntryKind,
  id: number,
  isVoided: boolean,
): Promise<void> {
  const body = { is_voided: isVoided };
  await callAsAdmin({ method: "PATCH", path: `${folder(jobId)}${kind}/${id}/`, body });
}
