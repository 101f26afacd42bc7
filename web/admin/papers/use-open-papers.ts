import { readRowId } from "#domain/row-id.ts";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";

/** The property whose papers are open. */
export function useOpenPapers() {
  const { value, open, close } = useDialogParameter("papers");
  return { propertyId: readRowId(value) ?? null, open: (id: number) => open(String(id)), close };
}
