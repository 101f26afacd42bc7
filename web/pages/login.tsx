import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Login } from "#web/admin/login/login.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";

/** Handles a form that was posted before hydration: ignores its content and renders the page again. */
export function action() {
  return null;
}

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
