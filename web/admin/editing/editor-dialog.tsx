import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { DialogProps } from "#web/ui/dialog-props.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import type { TaggedRow } from "./tagged-row.ts";
import type { Editing } from "./use-editing.ts";

export type EditorFormProps<Row> = Readonly<{
  /** Null for a new row. */
  loaded: TaggedRow<Row> | null;
  footer: HTMLElement | null;
  onClose: () => void;
}>;

type Props<Row> = Readonly<{
  editing: Editing | null;
  onClose: () => void;
  size?: DialogProps["size"];
  resource: string;
  load: (id: number) => Promise<TaggedRow<Row>>;
  texts: Readonly<{ add: string; edit: string; loading: string; failed: (id: number) => string }>;
  children: (form: EditorFormProps<Row>) => ReactNode;
}>;

export function EditorDialog<Row>({ editing, onClose, size, texts, children, ...source }: Props<Row>) {
  const last = useLastDefined(editing ?? undefined) ?? "new";
  return (
    <FormDialog
      isOpen={editing !== null}
      onClose={onClose}
      title={last === "new" ? texts.add : texts.edit}
      {...(size && { size })}
    >
      {(footer) =>
        last === "new" ? (
          children({ loaded: null, footer, onClose })
        ) : (
          <Existing id={last} texts={texts} {...source}>
            {(loaded) => children({ loaded, footer, onClose })}
          </Existing>
        )
      }
    </FormDialog>
  );
}

type RowEditorProps<Row> = Omit<Props<Row>, "resource" | "texts" | "size"> &
  Readonly<{ kind: "properties" | "projects" }>;

/** AP1 AJ2: the form of a property or a project. */
export function RowEditor<Row>({ kind, ...props }: RowEditorProps<Row>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const texts = {
    add: t(`${kind}.form.addTitle`),
    edit: t(`${kind}.form.editTitle`),
    loading: t(`${kind}.detail.loading`),
    failed: (id: number) => t(`${kind}.detail.failed`, { id: format.digits(String(id)) }),
  };
  return <EditorDialog {...props} resource={kind} texts={texts} />;
}

type ExistingProps<Row> = Pick<Props<Row>, "resource" | "load" | "texts"> &
  Readonly<{ id: number; children: (loaded: TaggedRow<Row>) => ReactNode }>;

/** Fetches the row at each opening, because the list's copy may be outdated. */
function Existing<Row>({ id, resource, load, texts, children }: ExistingProps<Row>) {
  const query = useQuery({
    queryKey: [resource, "edit", id],
    queryFn: () => load(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryContent query={query} loading={texts.loading} failed={texts.failed(id)}>
      {children}
    </QueryContent>
  );
}
