import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { secretRotationSchema, type Webhook } from "#domain/webhooks/webhook.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useWebhookTranslation } from "./messages.ts";
import { SecretOnce } from "./secret-once.tsx";
import { rotateSecret, webhooksKey } from "./webhook-calls.ts";

type Props = Readonly<{ webhook: Webhook; onClose: () => void }>;

export function RotateSecret({ webhook, onClose }: Props) {
  const { t } = useWebhookTranslation();
  const client = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const form = useSimpleForm({
    schema: secretRotationSchema,
    defaultValues: { password: "" },
    async send(proof) {
      setSecret(await rotateSecret(webhook.id, proof));
      await client.invalidateQueries({ queryKey: webhooksKey });
    },
  });
  if (secret !== undefined)
    return <SecretOnce title={t("rotated", { name: webhook.name })} secret={secret} onDone={onClose} />;
  return (
    <SimpleForm form={form} submitLabel={t("rotateSubmit")} cancel={{ label: t("cancel"), onPress: onClose }}>
      <p className="text-ink-soft">{t("rotateText")}</p>
      <ProofFields label={t("password")} help={t("rotatePasswordHelp")} field={form.field} />
    </SimpleForm>
  );
}
