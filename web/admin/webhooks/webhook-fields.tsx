import { maxLengths } from "#domain/max-lengths.ts";
import { webhookEvents } from "#domain/webhooks/webhook-events.ts";
import { CheckboxGroup } from "#web/admin/simple-form/checkbox-group.tsx";
import type { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useWebhookTranslation } from "./messages.ts";

type Field = ReturnType<ReturnType<typeof useSimpleForm>["field"]>;

export function NameField({ field }: Readonly<{ field: Field }>) {
  const { t } = useWebhookTranslation();
  return (
    <TextField
      label={t("name")}
      help={t("nameHelp")}
      autoComplete="off"
      autoFocus
      maxLength={maxLengths.name}
      required
      {...field}
    />
  );
}

export function EventsField({ field }: Readonly<{ field: Field }>) {
  const { t, messages } = useWebhookTranslation();
  const options = webhookEvents.map((value) => ({ value, label: messages.event[value] }));
  return <CheckboxGroup label={t("events")} options={options} hasColumns field={field} />;
}
