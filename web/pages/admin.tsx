import { AdminApp } from "#web/admin/admin-app.tsx";
import { LanguageToggle } from "#web/features/chrome/language-toggle.tsx";

/** The server sends the gate alone; whatever staff see is fetched by the browser, with a token. */
export default function AdminPage() {
  return <AdminApp languageToggle={<LanguageToggle />} />;
}
