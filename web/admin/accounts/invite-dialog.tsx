import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { invitationInputSchema, type NewInvitation } from "#domain/session/accounts.ts";
import { roles } from "#domain/session/rights.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountsKey, invite } from "./account-calls.ts";
import { InvitationLink } from "./invitation-link.tsx";

type Props = Readonly<{ isOpen: boolean; onClose: () => void }>;

/** LE8: asks whom to invite, then shows the link once. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const { t } = useAdminTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t("accounts.inviteTitle")}
      hasStaticBackdrop
    >
      {isOpen && <Invite onClose={onClose} />}
    </Dialog>
  );
}

function Invite({ onClose }: Readonly<{ onClose: () => void }>) {
  const [invitation, setInvitation] = useState<NewInvitation>();
  if (invitation) return <InvitationLink invitation={invitation} onDone={onClose} />;
  return <InviteForm onInvited={setInvitation} />;
}

function InviteForm({ onInvited }: Readonly<{ onInvited: (invitation: NewInvitation) => void }>) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: invitationInputSchema,
    defaultValues: { username: "", role: "agent", email: "", language: useLanguage(), password: "" },
    async send(input, attempt) {
      onInvited(await invite(input, attempt));
      await client.invalidateQueries({ queryKey: [accountsKey] });
    },
  });
  return (
    <SimpleForm form={form} submitLabel={t("accounts.inviteSubmit")}>
      <TextField
        label={t("accounts.username")}
        help={t("accounts.usernameHelp")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengths.name}
        required
        {...form.field("username")}
      />
      <SelectField
        label={t("accounts.role")}
        options={roles.map((value) => ({ value, label: t(`accounts.roles.${value}`) }))}
        help={t(`accounts.roleHelp.${form.watch("role") === "admin" ? "admin" : "agent"}`)}
        required
        {...form.field("role")}
      />
      <TextField
        label={t("accounts.email")}
        help={t("accounts.inviteEmailHelp")}
        type="email"
        autoComplete="off"
        {...form.field("email")}
      />
      <SelectField
        label={t("accounts.language")}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field("language")}
      />
      <ProofFields
        label={t("accounts.ownPassword")}
        help={t("accounts.ownPasswordHelp")}
        field={form.field}
      />
    </SimpleForm>
  );
}
