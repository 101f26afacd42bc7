import { useTranslation } from "react-i18next";
import { Login } from "#web/admin/login/login.tsx";
import { AdminWords } from "#web/admin/words.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";

/** A form sent before its script had come: nothing of it is read, and the page comes again. */
export function action() {
  return null;
}

export default function LoginPage() {
  return (
    <AdminWords>
      <LoginHead />
      <Login />
    </AdminWords>
  );
}

function LoginHead() {
  const { t } = useTranslation("admin");
  return <PageHead title={t("login.title")} description={t("login.description")} noindex />;
}
