import { useQueryClient } from "@tanstack/react-query";
import { answerSchema } from "#domain/estimates/estimate.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { actOnEstimate } from "./estimate-calls.ts";

/** CN3: answers what the client asked. */
export function AnswerForm({ id }: Readonly<{ id: number }>) {
  const { t } = useEstimateTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: answerSchema,
    defaultValues: { text: "" },
    async send(answer) {
      await actOnEstimate(id, "answer", answer);
      showToast({ tone: "success", title: t("questions.sent") });
      await client.invalidateQueries({ queryKey: ["estimates"] });
    },
  });
  return (
    <DetailSection title={t("questions.answer")}>
      <SimpleForm form={form} submitLabel={t("questions.send")}>
        <TextareaField
          label={t("questions.text")}
          rows={4}
          maxLength={maxLengths.text}
          {...form.field("text")}
        />
      </SimpleForm>
    </DetailSection>
  );
}
