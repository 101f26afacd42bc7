import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Login } from "#web/admin/login/login.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";

export default function LoginPage() {
  return (
    <>
      <LoginHead />
      <Login />
    </>
  );
}

function LoginHead() {
  const { t } = useAdminTranslation();
  return <PageHead title={t("login.title")} description={t("login.description")} noindex />;
}
