import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { FormDialog } from "./form-dialog.tsx";
import { RowLoading } from "./row-loading.tsx";
import type { TaggedRow } from "./tagged-row.ts";
import type { Editing } from "./use-editing.ts";

/** What a form inside the dialog is handed. */
export type EditorFormProps<Row> = Readonly<{
  /** The row to change, as it was loaded; null for a new one. */
  loaded: TaggedRow<Row> | null;
  footer: HTMLElement | null;
  onClose: () => void;
}>;

type Props<Row> = Readonly<{
  editing: Editing | null;
  onClose: () => void;
  resource: string;
  load: (id: number) => Promise<TaggedRow<Row>>;
  words: Readonly<{ add: string; edit: string; loading: string; failed: (id: number) => string }>;
  children: (form: EditorFormProps<Row>) => ReactNode;
}>;

/** The editor of a new row, or of one that is there. */
export function EditorDialog<Row>({ editing, onClose, words, children, ...source }: Props<Row>) {
  const last = useLastDefined(editing ?? undefined) ?? "new";
  return (
    <FormDialog isOpen={editing !== null} onClose={onClose} title={last === "new" ? words.add : words.edit}>
      {(footer) =>
        last === "new" ? (
          children({ loaded: null, footer, onClose })
        ) : (
          <Existing id={last} words={words} {...source}>
            {(loaded) => children({ loaded, footer, onClose })}
          </Existing>
        )
      }
    </FormDialog>
  );
}

type ExistingProps<Row> = Pick<Props<Row>, "resource" | "load" | "words"> &
  Readonly<{ id: number; children: (loaded: TaggedRow<Row>) => ReactNode }>;

/** Fetched anew for each opening: what the list knows may be older than what is changed here. */
function Existing<Row>({ id, resource, load, words, children }: ExistingProps<Row>) {
  const query = useQuery({
    queryKey: [resource, "edit", id],
    queryFn: () => load(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data !== undefined) return children(query.data);
  return <RowLoading query={query} loading={words.loading} failed={words.failed(id)} />;
}
