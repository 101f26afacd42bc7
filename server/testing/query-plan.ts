import * as z from "zod/mini";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string | undefined;
  "Index Name"?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

const nodeSchema: z.ZodMiniType<PlanNode> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.optional(z.string()),
  "Index Name": z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(nodeSchema));
  },
});
const planSchema = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: nodeSchema })]) })]);

/** Reads the result of `explain("json")`: the indexes that are used and the tables that are scanned sequentially. */
export function readPlan(explained: unknown): { indexes: string[]; scannedTables: string[] } {
  const [{ "QUERY PLAN": plan }] = planSchema.parse(explained);
  const nodes = allNodes(plan[0].Plan);
  return {
    indexes: nodes.flatMap((node) => node["Index Name"] ?? []),
    scannedTables: nodes.flatMap((node) =>
      node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? []) : [],
    ),
  };
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}
