import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { DialogProps } from "#web/ui/dialog-props.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { type EditedRows, loadRow } from "./edited-rows.ts";
import type { TaggedRow } from "./tagged-row.ts";
import type { Editing } from "./use-editing.ts";

export type EditorFormProps<Row> = Readonly<{
  /** Null for a new row. */
  loaded: TaggedRow<Row> | null;
  footer: HTMLElement | null;
  onClose: () => void;
}>;

export type EditorProps = Readonly<{ editing: Editing | null; onClose: () => void }>;

type Props<Row> = EditorProps &
  Readonly<{
    size?: DialogProps["size"];
    rows: EditedRows<Row>;
    title: string;
    /** The title while a row is added, if rows can be. */
    addTitle?: string;
    loading: string;
    failed: string | ((id: number) => string);
    children: (form: EditorFormProps<Row>) => ReactNode;
  }>;

export function EditorDialog<Row>({ editing, onClose, size, title, children, ...source }: Props<Row>) {
  const last = useLastDefined(editing ?? undefined) ?? "new";
  return (
    <FormDialog
      isOpen={editing !== null}
      onClose={onClose}
      title={last === "new" ? (source.addTitle ?? title) : title}
      {...(size && { size })}
    >
      {(footer) =>
        last === "new" ? (
          children({ loaded: null, footer, onClose })
        ) : (
          <Existing id={last} {...source}>
            {(loaded) => children({ loaded, footer, onClose })}
          </Existing>
        )
      }
    </FormDialog>
  );
}

type RowEditorProps<Row> = Pick<Props<Row>, keyof EditorProps | "rows" | "children"> &
  Readonly<{ kind: "properties" | "projects" }>;

/** AP1 AJ2: the form of a property or a project. */
export function RowEditor<Row>({ kind, ...props }: RowEditorProps<Row>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <EditorDialog
      {...props}
      title={t(`${kind}.form.editTitle`)}
      addTitle={t(`${kind}.form.addTitle`)}
      loading={t(`${kind}.detail.loading`)}
      failed={(id) => t(`${kind}.detail.failed`, { id: format.digits(String(id)) })}
    />
  );
}

type ExistingProps<Row> = Pick<Props<Row>, "rows" | "loading" | "failed"> &
  Readonly<{ id: number; children: (loaded: TaggedRow<Row>) => ReactNode }>;

/** Fetches the row at each opening, because the list's copy may be outdated. */
function Existing<Row>({ id, rows, loading, failed, children }: ExistingProps<Row>) {
  const query = useQuery({
    queryKey: [rows.resource, "edit", id],
    queryFn: () => loadRow(rows, id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryContent query={query} loading={loading} failed={typeof failed === "string" ? failed : failed(id)}>
      {children}
    </QueryContent>
  );
}
