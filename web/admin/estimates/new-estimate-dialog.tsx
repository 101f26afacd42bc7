import { useId } from "react";
import type * as z from "zod/mini";
import { type NewEstimate, newEstimateSchema } from "#domain/estimates/estimate.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { ClientFields, type ClientValues, emptyClient } from "#web/admin/clients/client-fields.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { beginEstimate } from "./estimate-calls.ts";

type Props = Readonly<{ isOpen: boolean; onClose: () => void; onBegun: (id: number) => void }>;
type Values = ClientValues &
  Readonly<{
    title: { en: string; np: string };
  }>;

const schema = newEstimateSchema as z.ZodMiniType<NewEstimate, Values>;
const empty: Values = {
  ...emptyClient,
  title: { en: "", np: "" },
};

/** CN2: an estimate from nothing. */
export function NewEstimateDialog({ isOpen, onClose, onBegun }: Props) {
  const { t } = useEstimateTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t("begin.title")} size="md">
      {(footer) => <NewEstimateForm footer={footer} onBegun={onBegun} />}
    </FormDialog>
  );
}

type FormProps = Pick<Props, "onBegun"> & Readonly<{ footer: HTMLElement | null }>;

function NewEstimateForm({ footer, onBegun }: FormProps) {
  const { t, messages } = useEstimateTranslation();
  const form = useSimpleForm({
    schema,
    defaultValues: empty,
    async send(input, { getIdempotencyHeaders }) {
      const { id } = await beginEstimate(input, { ...getIdempotencyHeaders(input) });
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
    </SimpleForm>
  );
}
