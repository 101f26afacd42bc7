import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type NewWebhook as Added, webhookInputSchema } from "#domain/webhooks/webhook.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useWebhookTranslation } from "./messages.ts";
import { SecretOnce } from "./secret-once.tsx";
import { addWebhook, webhooksKey } from "./webhook-calls.ts";
import { EventsField, NameField } from "./webhook-fields.tsx";

type Props = Readonly<{ onClose: () => void }>;

/** IM7: asks where messages go, then shows the secret once. */
export function NewWebhook({ onClose }: Props) {
  const { t } = useWebhookTranslation();
  const [added, setAdded] = useState<Added>();
  if (!added) return <WebhookForm onAdded={setAdded} onClose={onClose} />;
  const { name, secret } = added;
  return <SecretOnce title={t("created", { name })} secret={secret} onDone={onClose} />;
}

function WebhookForm({ onAdded, onClose }: Props & Readonly<{ onAdded: (webhook: Added) => void }>) {
  const { t } = useWebhookTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: webhookInputSchema,
    defaultValues: { name: "", url: "", events: ["lead.created"], password: "" },
    async send(input) {
      onAdded(await addWebhook(input));
      await client.invalidateQueries({ queryKey: webhooksKey });
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("submit")} cancel={{ label: t("cancel"), onPress: onClose }}>
      <NameField field={form.field("name")} />
      <TextField
        label={t("url")}
        help={t("urlHelp")}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        required
        {...form.field("url")}
      />
      <EventsField field={form.field("events")} />
      <ProofFields label={t("password")} help={t("passwordHelp")} field={form.field} />
    </SimpleForm>
  );
}
