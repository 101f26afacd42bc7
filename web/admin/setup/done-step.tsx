import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { StepFrame } from "./step-frame.tsx";

/** Its links load the documents anew, because the open one knows the company without its name. */
export function DoneStep() {
  const { t } = useAdminTranslation();
  const address = usePageAddress();
  return (
    <StepFrame title={t("setup.done.title")} text={t("setup.done.text")}>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonAnchor href={address("/admin?tab=listings&edit=new")}>{t("setup.done.listing")}</ButtonAnchor>
        <ButtonAnchor look="secondary" href={address("/admin?tab=settings")}>
          {t("setup.done.settings")}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={address("/")}>
          {t("setup.done.site")}
        </ButtonAnchor>
      </div>
    </StepFrame>
  );
}
