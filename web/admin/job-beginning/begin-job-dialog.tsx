import { useId } from "react";
import type * as z from "zod/mini";
import { jobBeginningSchema } from "#domain/jobs/job.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TemplateField } from "./template-field.tsx";

type Values = Readonly<{ template: string }>;
type Props = Readonly<{ isOpen: boolean; onClose: () => void; begin: (template: string) => Promise<void> }>;

type FormProps = Pick<Props, "begin"> & Readonly<{ footer: HTMLElement | null }>;

const schema = jobBeginningSchema as z.ZodMiniType<Values, Values>;

/** CN4: an accepted estimate becomes a job. */
export function BeginJobDialog({ isOpen, onClose, begin }: Props) {
  const { t } = useJobTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t("begin.title")} size="md">
      {(footer) => <BeginForm footer={footer} begin={begin} />}
    </FormDialog>
  );
}

function BeginForm({ footer, begin }: FormProps) {
  const { t } = useJobTranslation();
  const form = useSimpleForm({
    schema,
    defaultValues: { template: "" },
    async send({ template }) {
      await begin(template);
    },
  });
  return (
    <SimpleForm id={useId()} form={form} footer={footer} submitLabel={t("begin.save")}>
      <TemplateField {...form.field("template")} />
    </SimpleForm>
  );
}
