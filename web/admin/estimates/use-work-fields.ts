import type { Decimal } from "#domain/estimates/decimals.ts";
import { type Charges, sumUp } from "#domain/estimates/totals.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { AgreedLine } from "#domain/variations/agreed-lines.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { type ListNode, listFields } from "#web/admin/tree-form/document-values.ts";
import type { TreeEditorState } from "#web/admin/tree-form/use-tree-editor.ts";
import { readSections, type TypedLine } from "./read-sections.ts";

type Options = Readonly<{
  editor: Pick<TreeEditorState, "named" | "items" | "lists">;
  tree: FieldTree;
  /** The rates of the catalogue that hold on this day can be chosen. */
  day: string;
  /** CN6: what a line may remove; null for an estimate, whose lines only add. */
  agreed: readonly AgreedLine[] | null;
  amountOf: (line: TypedLine) => Decimal;
  charges: Charges;
}>;

/** CN2, CN6: the sections and lines of an editor, with the sums of what is typed. */
export function useWorkFields(options: Options) {
  const { editor, tree, day, agreed, amountOf, charges } = options;
  const { named, items, lists } = editor;
  const sections = readSections(tree, named.values);
  return {
    named,
    day,
    agreed,
    amountOf,
    sections,
    totals: sumUp(sections, charges, amountOf),
    items,
    lists,
    /** Adds an item with empty fields to a list of the form. */
    add: (list: string, node: ListNode) => items.toggle(lists.add(list, node, { unit: "m3" }), true),
    nodes: listNodes(tree, named.values),
  };
}
export type WorkState = ReturnType<typeof useWorkFields>;

/** The lists of the tree: sections, their lines, and the measurements of those. */
function listNodes(tree: FieldTree, values: EditorValues) {
  const sections = listFields(tree, values).find(({ name }) => name === "sections")?.node as ListNode;
  const lines = sections.fields.lines as ListNode;
  return { sections, lines, measurements: lines.fields.measurements as ListNode };
}
