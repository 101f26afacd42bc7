import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "#web/admin/editing/form-dialog.tsx";
import { RowLoading } from "#web/admin/editing/row-loading.tsx";
import type { Editing } from "#web/admin/editing/use-editing.ts";
import { useLastShown } from "#web/admin/use-last-shown.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { fetchProperty } from "./property-calls.ts";
import { PropertyForm } from "./property-form.tsx";

type Props = Readonly<{ editing: Editing | null; onClose: () => void }>;

/** AP1: the form of a new property, or of one that is there. */
export function PropertyEditor({ editing, onClose }: Props) {
  const { t } = useAdminTranslation();
  const last = useLastShown(editing ?? undefined) ?? "new";
  return (
    <FormDialog
      isOpen={editing !== null}
      onClose={onClose}
      title={t(last === "new" ? "properties.form.addTitle" : "properties.form.editTitle")}
    >
      {(footer) =>
        last === "new" ? (
          <PropertyForm property={null} footer={footer} onClose={onClose} />
        ) : (
          <Existing id={last} footer={footer} onClose={onClose} />
        )
      }
    </FormDialog>
  );
}

type ExistingProps = Readonly<{ id: number; footer: HTMLElement | null; onClose: () => void }>;

/** Fetched anew for each opening: what the list knows may be older than what is changed here. */
function Existing({ id, footer, onClose }: ExistingProps) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const query = useQuery({
    queryKey: ["properties", "edit", id],
    queryFn: () => fetchProperty(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) return <PropertyForm property={query.data} footer={footer} onClose={onClose} />;
  return (
    <RowLoading
      query={query}
      loading={t("properties.detail.loading")}
      failed={t("properties.detail.failed", { id: format.digits(String(id)) })}
    />
  );
}
