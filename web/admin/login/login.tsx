import { useEffect } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useSession } from "#web/admin/session/stored-session.ts";
import { storeLanguage } from "#web/i18n/stored-language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { LoginForm } from "./login-form.tsx";

/** `RequireSession` passes the query of the requested page. */
const redirectState = z.object({ search: z.string() });

/** Navigates to the dashboard after a login here or in another tab. */
export function Login() {
  const { t } = useAdminTranslation();
  const session = useSession();
  const language = useLanguage();
  const openPage = usePageNavigate();
  const { state } = useLocation();
  const search = redirectState.safeParse(state).data?.search ?? "";
  const isLoggedIn = Boolean(session);
  useEffect(() => {
    if (!isLoggedIn) return;
    // The dashboard's address has no language, so the language of the login is stored for it.
    storeLanguage(language);
    void openPage(`/admin${search}`, { replace: true });
  }, [isLoggedIn, language, openPage, search]);
  return (
    <div className="page-width flex justify-center py-section">
      <Card as="section" className="w-full max-w-md">
        <PageHeading className="text-3xl">{t("login.title")}</PageHeading>
        <p className="mt-2 mb-6 text-ink-soft">{t("login.lead")}</p>
        <div className="mb-5 hidden noscript:block">
          <Notice tone="warning">{t("login.needsScript")}</Notice>
        </div>
        <LoginForm />
      </Card>
    </div>
  );
}
