import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Login } from "#web/admin/login/login.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";

/** A form sent before its script had come: nothing of it is read, and the page comes again. */
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
