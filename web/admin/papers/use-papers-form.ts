import { useQueryClient } from "@tanstack/react-query";
import { type commissionUnits, papersInputSchema } from "#domain/papers/papers.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { lineNode } from "#web/admin/tree-form/line-node.ts";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { useTreeLabels } from "#web/admin/tree-form/use-tree-labels.ts";
import { type PapersRow, papersRows, savePapers } from "./papers-calls.ts";

const line = lineNode();
const tree: FieldTree = {
  kitta_number: line,
  owner_name: line,
  owner_phone: line,
  owner_email: line,
  commission: line,
  commission_unit: line,
  notes: line,
};

type Options = Readonly<{ loaded: TaggedRow<PapersRow>; isUploading: boolean; onClose: () => void }>;

/** The editor of the facts. Unlike other editors it keeps no draft, because the browser's storage is not encrypted. */
export function usePapersForm({ loaded, isUploading, onClose }: Options) {
  const { t, messages } = useAdminTranslation();
  const client = useQueryClient();
  return useTreeEditor({
    rows: papersRows(loaded.row.id),
    tree,
    inputSchema: papersInputSchema,
    draftKey: null,
    hasOtherWork: isUploading,
    loaded,
    fields: useTreeLabels(tree, messages.papers.fields, (key, unit) =>
      key === "commission_unit" ? t(`papers.fields.${unit as (typeof commissionUnits)[number]}`) : undefined,
    ),
    save: ({ input, etag }) => savePapers(loaded.row.id, etag, input),
    saved() {
      client.removeQueries({ queryKey: ["papers"] });
      return { title: t("papers.saved"), text: t("papers.savedText") };
    },
    failed: t("papers.saveFailed"),
    onClose,
  });
}
