import * as z from "zod/mini";
import { type Control, controls } from "./fields.ts";

/** How a part of a document is edited. */
export type FieldNode =
  | Control
  | Readonly<{ kind: "number" | "switch" }>
  | Readonly<{ kind: "choice"; options: readonly string[]; isOptional: boolean }>
  /** An optional one is null while all of its fields are empty. */
  | Readonly<{ kind: "group"; fields: FieldTree; isOptional: boolean }>
  /** The fields of each item besides its id. `ids` are those that items may have, or null for any. */
  | Readonly<{ kind: "list"; fields: FieldTree; ids: readonly string[] | null }>;
export type FieldTree = Readonly<{ [name: string]: FieldNode }>;

/** ST1: the fields of a document's form, derived from its schema, in the order of the schema. */
export function fieldTree(schema: z.core.$ZodType): FieldTree {
  if (!(schema instanceof z.ZodMiniObject)) throw new Error("A document must be an object");
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, fieldNode(part)]));
}

function fieldNode(schema: z.core.$ZodType, isOptional = false): FieldNode {
  const control = controls.get(schema);
  if (control) return control;
  if (schema instanceof z.ZodMiniDefault) return fieldNode(schema._zod.def.innerType);
  if (schema instanceof z.ZodMiniNullable) return fieldNode(schema._zod.def.innerType, true);
  if (schema instanceof z.ZodMiniObject) return { kind: "group", fields: fieldTree(schema), isOptional };
  if (schema instanceof z.ZodMiniEnum)
    return { kind: "choice", options: schema.options.map(String), isOptional };
  if (schema instanceof z.ZodMiniBoolean) return { kind: "switch" };
  if (schema instanceof z.ZodMiniNumber) return { kind: "number" };
  if (schema instanceof z.ZodMiniArray) {
    const { id, ...fields } = fieldTreeOfItem(schema._zod.def.element);
    return { kind: "list", fields, ids: id?.kind === "choice" ? id.options : null };
  }
  throw new Error(`No control for a schema of the type ${schema._zod.def.type}`);
}

/** An id that is not chosen from a list is not edited. */
function fieldTreeOfItem(item: z.core.$ZodType): FieldTree {
  if (!(item instanceof z.ZodMiniObject)) throw new Error("An item must be an object");
  const { id, ...shape }: Readonly<Record<string, z.core.$ZodType>> = item.shape;
  const fields = Object.entries(shape).map(([name, part]) => [name, fieldNode(part)] as const);
  return Object.fromEntries([
    ...(id instanceof z.ZodMiniEnum ? [["id", fieldNode(id)] as const] : []),
    ...fields,
  ]);
}
