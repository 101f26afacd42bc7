import * as z from "zod/mini";
import { type PlanInput, planInputSchema } from "#domain/instalments/instalment.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { documentValues, type ListNode, toDocument } from "#web/admin/settings/document-values.ts";
import type { PlanRow } from "./money-calls.ts";

const line = { kind: "line", input: "text", maxLength: maxLengths.word, isRequired: false } as const;

export const instalmentsNode: ListNode = {
  kind: "list",
  ids: null,
  fields: {
    name: { kind: "texts", field: { kind: "line", maxLength: "name" } },
    amount: line,
    stage_id: line,
    due_on: line,
  },
};

export const planTree: FieldTree = { instalments: instalmentsNode };

/** An id is a number in the API and a text in the form. */
export function planValues(plan: PlanRow | null): EditorValues {
  const instalments = plan?.instalments.map((row) => ({
    ...row,
    stage_id: row.stage_id === null ? "" : String(row.stage_id),
    due_on: row.due_on ?? "",
  }));
  return documentValues(planTree, plan && { instalments });
}

type TypedPlan = { instalments: Readonly<{ stage_id: string }>[] };

export const planFormSchema: z.ZodMiniType<PlanInput> = z.pipe(
  z.transform((values: EditorValues): unknown => {
    const { instalments } = toDocument(planTree, values) as TypedPlan;
    return {
      instalments: instalments.map((row) => ({
        ...row,
        stage_id: row.stage_id === "" ? null : Number(row.stage_id),
      })),
    };
  }),
  planInputSchema as z.ZodMiniType<PlanInput, unknown>,
);
