import { useQuery, useQueryClient } from "@tanstack/react-query";
import { phoneInputSchema } from "#domain/session/accounts.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changePhone, fetchPhone } from "./account-calls.ts";

const phoneKey = ["account", "phone"];

/** VT2: the number that visitors see on the user's own listings. */
export function OwnPhone() {
  const { t } = useAdminTranslation();
  // Never refetched while the dialog is open, because that would replace the typed text.
  const phone = useQuery({
    queryKey: phoneKey,
    queryFn: fetchPhone,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (phone.isError) return <QueryError title={t("account.phone.failed")} query={phone} />;
  return phone.data === undefined ? <Spinner /> : <PhoneForm phone={phone.data} />;
}

function PhoneForm({ phone }: Readonly<{ phone: string | null }>) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: phoneInputSchema,
    defaultValues: { phone: phone ?? "" },
    async send({ phone: next }) {
      await changePhone(next);
      void client.invalidateQueries({ queryKey: ["accounts"] });
      showToast({ tone: "success", title: t("account.phone.saved") });
    },
  });
  return (
    <SimpleForm form={form} look="secondary" submitLabel={t("account.phone.submit")}>
      <TextField
        label={t("account.phone.label")}
        type="tel"
        autoComplete="tel"
        help={t("account.phone.help")}
        {...form.field("phone")}
      />
    </SimpleForm>
  );
}
