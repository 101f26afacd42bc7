import { AdminApp } from "#web/admin/admin-app.tsx";
import { LanguageToggle } from "#web/features/chrome/language-toggle.tsx";

/** The server renders only the shell; the browser fetches the data with a token. */
export default function AdminPage() {
  return <AdminApp languageToggle={<LanguageToggle />} />;
}
