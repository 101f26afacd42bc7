import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Invitation } from "#web/admin/invitation/invitation.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";

/** LE8: where the link of an invitation leads. The token is in its fragment, which the server never sees. */
export default function InvitationPage() {
  return (
    <>
      <InvitationHead />
      <Invitation />
    </>
  );
}

function InvitationHead() {
  const { t } = useAdminTranslation();
  return (
    <PageHead title={t("accounts.accept.title")} description={t("accounts.accept.description")} noindex />
  );
}
