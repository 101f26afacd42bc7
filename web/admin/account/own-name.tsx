import { useQueryClient } from "@tanstack/react-query";
import { maxLengths } from "#domain/max-lengths.ts";
import { displayNameInputSchema } from "#domain/session/accounts.ts";
import type { Profile } from "#domain/session/session.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProfile } from "#web/admin/session/use-access-scope.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeDisplayName } from "./account-calls.ts";

/** LE8: what replies and timelines call the user. */
export function OwnName() {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const profile = useProfile();
  const form = useSimpleForm({
    schema: displayNameInputSchema,
    defaultValues: { display_name: profile?.display_name ?? "" },
    async send({ display_name: name }) {
      await changeDisplayName(name);
      client.setQueryData<Profile | null>(
        ["session", profile?.username],
        (known) => known && { ...known, display_name: name },
      );
      void client.invalidateQueries({ queryKey: ["accounts"] });
      void client.invalidateQueries({ queryKey: ["owners"] });
      void client.invalidateQueries({ queryKey: ["leads"] });
      showToast({ tone: "success", title: t("account.name.saved") });
    },
  });
  return (
    <SimpleForm form={form} look="secondary" submitLabel={t("account.name.submit")}>
      <TextField
        label={t("account.name.label")}
        autoComplete="name"
        maxLength={maxLengths.name}
        help={t("account.name.help")}
        {...form.field("display_name")}
      />
    </SimpleForm>
  );
}
