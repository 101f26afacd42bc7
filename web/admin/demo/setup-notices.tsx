import Building2 from "lucide-react/icons/building-2";
import FilePen from "lucide-react/icons/file-pen";
import type { Notices } from "#domain/today/today.ts";
import { NoticeLine } from "#web/admin/details/notice-line.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { changeSetupProgress } from "#web/admin/setup/setup-progress.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DemoNotice } from "./demo-notice.tsx";

type Props = Readonly<{ notices: Notices }>;

/** ST4: the remaining steps until the site is the company's own. */
export function SetupNotices({ notices }: Props) {
  const { has_demo: hasDemo, is_company_unnamed: isUnnamed, draft_texts: drafts } = notices;
  return (
    <>
      {hasDemo && <DemoNotice />}
      {isUnnamed && <GuideNotice />}
      {drafts.length > 0 && <DraftsNotice drafts={drafts} />}
    </>
  );
}

function GuideNotice() {
  const { t } = useAdminTranslation();
  return (
    <NoticeLine
      icon={Building2}
      title={t("demo.unnamed")}
      text={t("demo.unnamedText")}
      action={
        <ButtonLink
          look="secondary"
          size="small"
          to="/setup"
          onClick={() => changeSetupProgress({ step: "company", company: {} })}
        >
          {t("demo.guide")}
        </ButtonLink>
      }
    />
  );
}

function DraftsNotice({ drafts }: Readonly<{ drafts: Notices["draft_texts"] }>) {
  const { t } = useAdminTranslation();
  const names = drafts.map((name) => t(`settings.legalTexts.${name}`)).join(", ");
  return (
    <NoticeLine
      icon={FilePen}
      title={t("demo.drafts", { names })}
      text={t("demo.draftsText")}
      action={
        <ButtonLink look="secondary" size="small" to="?tab=settings&edit=texts">
          {t("demo.check")}
        </ButtonLink>
      }
    />
  );
}
