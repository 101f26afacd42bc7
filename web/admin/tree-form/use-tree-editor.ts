import * as z from "zod/mini";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import { type EditedRows, editorOptions } from "#web/admin/editing/edited-rows.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { type EditorOptions, useEditor } from "#web/admin/editing/use-editor.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { documentValues, errorFieldName, toDocument } from "./document-values.ts";
import { useFormLists } from "./use-form-lists.ts";
import { useOpenItems } from "./use-open-items.ts";

type Options<Input, Row> = Partial<EditorOptions<EditorValues, Input, Row>> &
  Pick<EditorOptions<EditorValues, Input, Row>, "loaded" | "fields" | "saved" | "failed"> &
  Readonly<{
    rows: EditedRows<Row>;
    /** The fields. */
    tree: FieldTree;
    /** Of what the fields make together. */
    inputSchema: z.ZodMiniType<Input>;
    /** What the fields are filled from, if it is not the row as it is. */
    toDocument?: (row: Row | null) => unknown;
  }>;

/** The editor of a row that is described by a tree of fields. They are flat, so that the changes of two people merge. */
export function useTreeEditor<Input extends object, Row extends { id: number }>({
  rows,
  tree,
  inputSchema,
  toDocument: documentOf = (row) => row,
  ...options
}: Options<Input, Row>) {
  const language = useLanguage();
  const items = useOpenItems();
  const editor = useEditor<EditorValues, Input, Row>({
    ...editorOptions(rows),
    schema: z.pipe(
      z.transform((values: EditorValues): unknown => toDocument(tree, values)),
      inputSchema,
    ),
    valuesOf: (row) => documentValues(tree, documentOf(row)),
    errorName: (path, _code, values) => errorFieldName(tree, path, values, language),
    ...options,
    onInvalid(codes) {
      items.openInvalid(codes);
      options.onInvalid?.(codes);
    },
  });
  return { ...editor, items, lists: useFormLists(editor.named) };
}

export type TreeEditorState = ReturnType<typeof useTreeEditor>;
