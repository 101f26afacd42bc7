import { readRowId } from "#domain/row-id.ts";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";

/** The row whose details are open. */
export function useOpenRow() {
  const { value, open, close } = useDialogParameter("open");
  return { openId: readRowId(value) ?? null, open: (id: number) => open(String(id)), close };
}
