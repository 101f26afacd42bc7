import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiKeyInputSchema, keyLifetimes, type NewApiKey } from "#domain/api-keys/api-key.ts";
import { keyScopes } from "#domain/api-keys/key-scopes.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { CheckboxGroup } from "#web/admin/simple-form/checkbox-group.tsx";
import { ShownOnce } from "#web/admin/simple-form/shown-once.tsx";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { createKey, keysKey } from "./key-calls.ts";
import { useApiKeyTranslation } from "./messages.ts";

type Props = Readonly<{ onClose: () => void }>;

/** IM6: asks what the key is for, then shows it once. */
export function NewKey({ onClose }: Props) {
  const { t } = useApiKeyTranslation();
  const [created, setCreated] = useState<NewApiKey>();
  if (!created) return <KeyForm onCreated={setCreated} onClose={onClose} />;
  const texts = {
    title: t("created", { name: created.name }),
    text: t("createdText"),
    label: t("key"),
    copy: t("copy"),
    copied: t("copied"),
    done: t("done"),
  };
  return <ShownOnce secret={created.key} texts={texts} onDone={onClose} />;
}

function KeyForm({ onCreated, onClose }: Props & Readonly<{ onCreated: (key: NewApiKey) => void }>) {
  const { t } = useApiKeyTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: apiKeyInputSchema,
    defaultValues: { name: "", scopes: ["read"], lifetime: "90_days", password: "" },
    async send(input) {
      onCreated(await createKey(input));
      await client.invalidateQueries({ queryKey: keysKey });
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("submit")} cancel={{ label: t("cancel"), onPress: onClose }}>
      <TextField
        label={t("name")}
        help={t("nameHelp")}
        autoComplete="off"
        autoFocus
        maxLength={maxLengths.name}
        required
        {...form.field("name")}
      />
      <CheckboxGroup
        label={t("scopes")}
        options={keyScopes.map((value) => ({
          value,
          label: t(`scope.${value}`),
          help: t(`scopeHelp.${value}`),
        }))}
        field={form.field("scopes")}
      />
      <SelectField
        label={t("lifetime")}
        options={keyLifetimes.map((value) => ({ value, label: t(`lifetimes.${value}`) }))}
        required
        {...form.field("lifetime")}
      />
      <ProofFields label={t("password")} help={t("passwordHelp")} field={form.field} />
    </SimpleForm>
  );
}
