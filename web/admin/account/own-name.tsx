import { useQueryClient } from "@tanstack/react-query";
import { maxLengths } from "#domain/max-lengths.ts";
import { displayNameInputSchema } from "#domain/session/accounts.ts";
import type { Profile } from "#domain/session/session.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProfile } from "#web/admin/session/use-access-scope.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeDisplayName } from "./account-calls.ts";
import { useAccountForm } from "./use-account-form.ts";

/** LE8: what replies and timelines call the user. */
export function OwnName() {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const profile = useProfile();
  const { field, onSubmit, isSending, failure } = useAccountForm({
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
    <Form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label={t("account.name.label")}
        autoComplete="name"
        maxLength={maxLengths.name}
        help={t("account.name.help")}
        {...field("display_name")}
      />
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      <Button look="secondary" type="submit" isBusy={isSending} className="sm:justify-self-start">
        {t("account.name.submit")}
      </Button>
    </Form>
  );
}
