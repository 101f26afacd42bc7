import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { type Person, type PersonName, personNameSchema, personSchema } from "#domain/leads/lead.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { EditorDialog, type EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import type { Editing } from "#web/admin/editing/use-editing.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { loadPerson, namePerson } from "./lead-calls.ts";

type Props = Readonly<{
  editing: Editing | null;
  /** The row of the lead, which may be merged into another: agents reach the person through it. */
  personId: number;
  onClose: () => void;
}>;

/** LE2: names a person who gave none, or several. */
export function PersonEditor({ editing, personId, onClose }: Props) {
  const { t } = useAdminTranslation();
  const title = t("leads.person.name");
  return (
    <EditorDialog
      editing={editing}
      onClose={onClose}
      size="md"
      resource="people"
      load={loadPerson}
      texts={{
        add: title,
        edit: title,
        loading: t("leads.person.loading"),
        failed: () => t("leads.person.failed"),
      }}
    >
      {(form) => <NameForm personId={personId} {...form} />}
    </EditorDialog>
  );
}

function NameForm({ personId, loaded, footer, onClose }: EditorFormProps<Person> & Pick<Props, "personId">) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const editor = useEditor<PersonName, PersonName, Person>({
    resource: "people",
    loaded,
    schema: personNameSchema,
    valuesOf: (person) => ({ name: person?.name ?? "" }),
    readRow: personSchema.parse,
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
