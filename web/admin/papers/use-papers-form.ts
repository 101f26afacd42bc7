import { useQueryClient } from "@tanstack/react-query";
import {
  type commissionUnits,
  type Papers,
  type PapersInput,
  papersInputSchema,
  papersSchema,
} from "#domain/papers/papers.ts";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { savePapers } from "./papers-calls.ts";

export type PapersValues = Readonly<Record<keyof PapersInput, string>>;

/** The editor's rows have an id; papers are known by their property. */
type PapersRow = Papers & Readonly<{ id: number }>;

type Options = Readonly<{
  propertyId: number;
  loaded: TaggedRow<Papers>;
  isUploading: boolean;
  onClose: () => void;
}>;

/** The editor of the facts. Unlike other editors it keeps no draft, because the browser's storage is not encrypted. */
export function usePapersForm({ propertyId, loaded, isUploading, onClose }: Options) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const labels = (name: keyof PapersInput) => ({ label: t(`papers.fields.${name}`) });
  return useEditor<PapersValues, PapersInput, PapersRow>({
    // Not the key of the loaded papers, because loading them again would be recorded as a look.
    resource: "papers-form",
    draftKey: null,
    hasOtherWork: isUploading,
    loaded: { ...loaded, row: { ...loaded.row, id: propertyId } },
    schema: papersInputSchema,
    valuesOf,
    readRow: (body) => ({ ...papersSchema.parse(body), id: propertyId }),
    fields: {
      kitta_number: labels("kitta_number"),
      owner_name: labels("owner_name"),
      owner_phone: labels("owner_phone"),
      owner_email: labels("owner_email"),
      commission: labels("commission"),
      commission_unit: {
        ...labels("commission_unit"),
        option: (unit: string) => t(`papers.fields.${unit as (typeof commissionUnits)[number]}`),
      },
      notes: labels("notes"),
    },
    errorName: ([name = ""]) => name,
    save: ({ input, etag }) => savePapers(propertyId, etag, input),
    saved() {
      client.removeQueries({ queryKey: ["papers"] });
      return { title: t("papers.saved"), text: t("papers.savedText") };
    },
    failed: t("papers.saveFailed"),
    onClose,
  });
}

function valuesOf(row: Papers | null): PapersValues {
  return {
    kitta_number: row?.kitta_number ?? "",
    owner_name: row?.owner_name ?? "",
    owner_phone: row?.owner_phone ?? "",
    owner_email: row?.owner_email ?? "",
    commission: row?.commission?.toString() ?? "",
    commission_unit: row?.commission_unit ?? "percent",
    notes: row?.notes ?? "",
  };
}
