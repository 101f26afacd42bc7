import { useQueryClient } from "@tanstack/react-query";
import { type Webhook, webhookChangeSchema } from "#domain/webhooks/webhook.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { showToast } from "#web/ui/toast.ts";
import { useWebhookTranslation } from "./messages.ts";
import { changeWebhook, webhooksKey } from "./webhook-calls.ts";
import { EventsField, NameField } from "./webhook-fields.tsx";

type Props = Readonly<{ webhook: Webhook; onClose: () => void }>;

export function EditWebhook({ webhook, onClose }: Props) {
  const { t } = useWebhookTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: webhookChangeSchema,
    defaultValues: { name: webhook.name, events: [...webhook.events] },
    async send(change) {
      await changeWebhook(webhook.id, change);
      await client.invalidateQueries({ queryKey: webhooksKey });
      showToast({ tone: "success", title: t("changed") });
      onClose();
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("save")} cancel={{ label: t("cancel"), onPress: onClose }}>
      <NameField field={form.field("name")} />
      <EventsField field={form.field("events")} />
    </SimpleForm>
  );
}
