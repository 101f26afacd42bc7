import { useId } from "react";
import type * as z from "zod/mini";
import { type NewJob, newJobSchema } from "#domain/jobs/job.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { ClientFields, type ClientValues, emptyClient } from "#web/admin/clients/client-fields.tsx";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { TemplateField } from "#web/admin/job-beginning/template-field.tsx";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { createJob } from "./job-calls.ts";

type Props = Readonly<{ isOpen: boolean; onClose: () => void; onBegun: (id: number) => void }>;
type Values = ClientValues &
  Readonly<{
    title: { en: string; np: string };
    place: string;
    template: string;
  }>;

const schema = newJobSchema as z.ZodMiniType<NewJob, Values>;
const empty: Values = {
  ...emptyClient,
  title: { en: "", np: "" },
  place: "",
  template: "",
};

/** CN4: a job without an estimate. */
export function NewJobDialog({ isOpen, onClose, onBegun }: Props) {
  const { t } = useJobTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t("begin.title")} size="md">
      {(footer) => <NewJobForm footer={footer} onBegun={onBegun} />}
    </FormDialog>
  );
}

type FormProps = Pick<Props, "onBegun"> & Readonly<{ footer: HTMLElement | null }>;

function NewJobForm({ footer, onBegun }: FormProps) {
  const { t, messages } = useJobTranslation();
  const form = useSimpleForm({
    schema,
    defaultValues: empty,
    async send(input, attempt) {
      const { id } = await createJob(input, attempt);
      onBegun(id);
    },
  });
  const { field } = form;
  return (
    <SimpleForm id={useId()} form={form} footer={footer} submitLabel={t("begin.save")}>
      <p className="text-ink-soft">{t("begin.help")}</p>
      <ClientFields labels={messages.fields} field={field} />
      <TextPair
        label={t("fields.title")}
        maxLength={maxLengths.name}
        control={(language) => field(`title.${language}`)}
      />
      <TextField label={t("fields.place")} maxLength={maxLengths.address} {...field("place")} />
      <TemplateField {...field("template")} />
    </SimpleForm>
  );
}
