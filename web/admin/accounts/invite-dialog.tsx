import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { invitationInputSchema, type NewInvitation } from "#domain/session/accounts.ts";
import { roles } from "#domain/session/rights.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { useAccountForm } from "#web/admin/account/use-account-form.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
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
  const { field, onSubmit, isSending, failure, watch } = useAccountForm({
    schema: invitationInputSchema,
    defaultValues: { username: "", role: "agent", email: "", language: useLanguage(), password: "" },
    async send(input, attempt) {
      onInvited(await invite(input, attempt));
      await client.invalidateQueries({ queryKey: [accountsKey] });
    },
  });
  return (
    <Form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label={t("accounts.username")}
        help={t("accounts.usernameHelp")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengths.name}
        required
        {...field("username")}
      />
      <SelectField
        label={t("accounts.role")}
        options={roles.map((value) => ({ value, label: t(`accounts.roles.${value}`) }))}
        help={t(`accounts.roleHelp.${watch("role") === "admin" ? "admin" : "agent"}`)}
        required
        {...field("role")}
      />
      <TextField
        label={t("accounts.email")}
        help={t("accounts.inviteEmailHelp")}
        type="email"
        autoComplete="off"
        {...field("email")}
      />
      <SelectField
        label={t("accounts.language")}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...field("language")}
      />
      <ProofFields label={t("accounts.ownPassword")} help={t("accounts.ownPasswordHelp")} field={field} />
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      <Button type="submit" isBusy={isSending} className="sm:justify-self-start">
        {t("accounts.inviteSubmit")}
      </Button>
    </Form>
  );
}
