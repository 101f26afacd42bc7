import { readRowId } from "#domain/row-id.ts";
import { useDialogParameter } from "./use-dialog-parameter.ts";

/** The row whose form is open. */
export type Editing = number | "new";

export function useEditing() {
  const { value, open, close } = useDialogParameter("edit");
  const editing: Editing | null = value === "new" ? value : (readRowId(value) ?? null);
  return { editing, edit: (row: Editing) => open(String(row)), close };
}
