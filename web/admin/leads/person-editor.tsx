import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { type Person, type PersonName, personNameSchema, personSchema } from "#domain/leads/lead.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { editedRows, editorOptions } from "#web/admin/editing/edited-rows.ts";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { namePerson } from "./lead-calls.ts";

const personRows = editedRows("people", "/api/people/", personSchema);

type Props = EditorProps &
  Readonly<{
    /** The row of the lead, which may be merged into another: agents reach the person through it. */
    personId: number;
  }>;

/** LE2: names a person who gave none, or several. */
export function PersonEditor({ personId, ...props }: Props) {
  const { t } = useAdminTranslation();
  return (
    <EditorDialog
      {...props}
      size="md"
      rows={personRows}
      title={t("leads.person.name")}
      loading={t("leads.person.loading")}
      failed={t("leads.person.failed")}
    >
      {(form) => <NameForm personId={personId} {...form} />}
    </EditorDialog>
  );
}

function NameForm({ personId, loaded, footer, onClose }: EditorFormProps<Person> & Pick<Props, "personId">) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const editor = useEditor<PersonName, PersonName, Person>({
    ...editorOptions(personRows),
    loaded,
    schema: personNameSchema,
    valuesOf: (person) => ({ name: person?.name ?? "" }),
    fields: { name: { label: t("leads.person.nameLabel") } },
    errorName: ([name = ""]) => name,
    async save({ etag, input }) {
      await namePerson(personId, etag, input);
      void client.invalidateQueries({ queryKey: ["leads"] });
    },
    saved: () => ({ title: t("leads.person.saved") }),
    failed: t("leads.person.notSaved"),
    onClose,
  });
  return (
    <EditorForm id={useId()} editor={editor} footer={footer} saveLabel={t("leads.person.save")}>
      <TextField
        label={t("leads.person.nameLabel")}
        help={t("leads.person.nameHelp")}
        maxLength={maxLengths.name}
        autoComplete="off"
        {...editor.text("name")}
      />
    </EditorForm>
  );
}
