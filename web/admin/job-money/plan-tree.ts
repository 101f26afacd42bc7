import * as z from "zod/mini";
import { type PlanInput, planInputSchema } from "#domain/instalments/instalment.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { ListNode } from "#web/admin/tree-form/document-values.ts";
import { lineNode } from "#web/admin/tree-form/line-node.ts";

const line = lineNode();

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

type TypedPlan = Readonly<{ instalments: readonly Readonly<{ stage_id: string }>[] }>;

/** An id is a number in the API and a text in the form. */
export const typedPlanSchema: z.ZodMiniType<PlanInput, TypedPlan> = z.pipe(
  z.transform(({ instalments }: TypedPlan): unknown => ({
    instalments: instalments.map((row) => ({
      ...row,
      stage_id: row.stage_id === "" ? null : Number(row.stage_id),
    })),
  })),
  planInputSchema as z.ZodMiniType<PlanInput, unknown>,
);
