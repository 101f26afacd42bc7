import Download from "lucide-react/icons/download";
import { archiveInputSchema } from "#domain/archive/archive-input.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { downloadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useCanSeePapers } from "#web/admin/session/use-can-see-papers.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useArchiveTranslation } from "./archive-messages.ts";

/** IM4: everything as one file, after the password was entered again. */
export function ArchiveSection() {
  const { t: admin } = useAdminTranslation();
  const { t } = useArchiveTranslation();
  const canSeePapers = useCanSeePapers();
  const form = useSimpleForm({
    schema: archiveInputSchema,
    defaultValues: { password: "", archive_password: "", has_papers: false },
    async send(input) {
      await downloadAsAdmin("/api/archive/", {}, input);
      return false;
    },
  });
  return (
    <section aria-labelledby="archive-title">
      <h2 id="archive-title" tabIndex={-1} data-list-heading className="text-2xl outline-none">
        {admin("settings.own.archive.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-ink-soft">{t("text")}</p>
      <div className="grid max-w-text gap-6">
        <Notice tone="warning" title={t("warning")}>
          {t("leftOut")}
        </Notice>
        <SimpleForm
          form={form}
          actions={
            <Button type="submit" isBusy={form.isSending} icon={<Download />}>
              {t("download")}
            </Button>
          }
        >
          <PasswordField
            label={t("archivePassword")}
            help={t("archivePasswordHelp")}
            autoComplete="new-password"
            required
            {...form.field("archive_password")}
          />
          {canSeePapers && (
            <CheckboxField label={t("papers")} help={t("papersHelp")} {...form.register("has_papers")} />
          )}
          <ProofFields label={t("password")} help={t("passwordHelp")} field={form.field} />
        </SimpleForm>
      </div>
    </section>
  );
}
