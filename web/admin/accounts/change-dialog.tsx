import { useQueryClient } from "@tanstack/react-query";
import { maxLengths } from "#domain/max-lengths.ts";
import { accountChangeSchema, type ListedAccount } from "#domain/session/accounts.ts";
import { roles } from "#domain/session/rights.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useCanSeePapers } from "#web/admin/session/use-can-see-papers.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { accountsKey, changeAccount } from "./account-calls.ts";

type Props = Readonly<{ account: ListedAccount; onClose: () => void }>;

/** LE8: the role of an account, whether it can be used, and LD7: whether it may see papers. */
export function ChangeDialog({ isOpen, ...props }: Props & Readonly<{ isOpen: boolean }>) {
  const { t } = useAdminTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && props.onClose()}
      title={t("accounts.changeOf", { name: props.account.username })}
      hasStaticBackdrop
    >
      {isOpen && <ChangeForm {...props} />}
    </Dialog>
  );
}

function ChangeForm({ account, onClose }: Props) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const canGrantPapers = useCanSeePapers();
  const { username: name, role } = account;
  const form = useSimpleForm({
    schema: accountChangeSchema,
    defaultValues: {
      ...(role && { role }),
      display_name: account.display_name ?? "",
      email: account.email ?? "",
      phone: account.phone ?? "",
      is_disabled: account.is_disabled,
      can_see_papers: account.can_see_papers,
      password: "",
    },
    async send({ can_see_papers: canSeePapers, ...change }) {
      const papers = canGrantPapers && change.role === "admin" && { can_see_papers: canSeePapers };
      await changeAccount(account.id, { ...change, ...papers });
      await client.invalidateQueries({ queryKey: [accountsKey] });
      showToast({ tone: "success", title: t("accounts.changed", { name }) });
      onClose();
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("accounts.save")}>
      <SelectField
        label={t("accounts.role")}
        options={roles.map((value) => ({ value, label: t(`accounts.roles.${value}`) }))}
        {...(!role && { placeholder: t("accounts.roles.none") })}
        help={t(`accounts.roleHelp.${form.watch("role") ?? "agent"}`)}
        {...form.field("role")}
      />
      <TextField
        label={t("accounts.displayName")}
        maxLength={maxLengths.name}
        help={t("accounts.displayNameHelp")}
        {...form.field("display_name")}
      />
      <TextField
        label={t("accounts.email")}
        type="email"
        help={t("accounts.emailHelp")}
        {...form.field("email")}
      />
      <TextField
        label={t("accounts.phone")}
        type="tel"
        help={t("accounts.phoneHelp")}
        {...form.field("phone")}
      />
      {canGrantPapers && form.watch("role") === "admin" && (
        <CheckboxField
          label={t("accounts.papersRight")}
          help={t("accounts.papersHelp")}
          {...form.register("can_see_papers")}
        />
      )}
      <CheckboxField
        label={t("accounts.disable")}
        help={t("accounts.disableHelp")}
        {...form.register("is_disabled")}
      />
      <ProofFields
        label={t("accounts.ownPassword")}
        help={t("accounts.ownPasswordHelp")}
        field={form.field}
      />
    </SimpleForm>
  );
}
