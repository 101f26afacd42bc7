import { useQuery } from "@tanstack/react-query";
import { settingsSchemas } from "#domain/settings/settings.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import { NoticeBox } from "#web/admin/details/notice-box.tsx";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { documentKey, fetchDocument } from "#web/admin/settings/settings-calls.ts";
import { fetchStoredCompany } from "#web/admin/setup/setup-calls.ts";
import { changeSetupProgress } from "#web/admin/setup/setup-progress.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DemoNotice } from "./demo-notice.tsx";

/** ST4: the remaining steps until the site is the company's own. */
export function SetupNotices() {
  return (
    <>
      <DemoNotice />
      <GuideNotice />
      <DraftsNotice />
    </>
  );
}

function GuideNotice() {
  const { t } = useAdminTranslation();
  const { data } = useQuery({
    queryKey: [documentKey("company"), "stored"],
    queryFn: fetchStoredCompany,
  });
  if (!data || data.company) return null;
  return (
    <NoticeBox
      title={t("demo.unnamed")}
      text={t("demo.unnamedText")}
      action={
        <ButtonLink to="/setup" onClick={() => changeSetupProgress({ step: "company", company: {} })}>
          {t("demo.guide")}
        </ButtonLink>
      }
    />
  );
}

function DraftsNotice() {
  const { open } = useDialogParameter("edit");
  const { t } = useAdminTranslation();
  const { data: drafts = [] } = useQuery({
    queryKey: [documentKey("texts"), "drafts"],
    async queryFn() {
      const texts = settingsSchemas.texts.parse((await fetchDocument("texts")).row.value);
      return textPageNames.filter((name) => texts[name].isDraft);
    },
  });
  if (drafts.length === 0) return null;
  const names = drafts.map((name) => t(`settings.fields.texts.${name}`)).join(", ");
  return (
    <NoticeBox
      title={t("demo.drafts", { names })}
      text={t("demo.draftsText")}
      action={
        <Button look="secondary" onClick={() => open("texts")}>
          {t("demo.check")}
        </Button>
      }
    />
  );
}
