import { AdminApp } from "#web/admin/admin-app.tsx";
import { LanguageToggle } from "#web/features/chrome/language-toggle.tsx";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/admin.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { hasConstruction: context.get(siteContext).settings.construction.isOn };
}

/** The tab, the filters and the open dialog are in the address, and the shell is the same for all of them. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The server renders only the shell; the browser fetches the data with a token. */
export default function AdminPage({ loaderData: { hasConstruction } }: Route.ComponentProps) {
  return <AdminApp languageToggle={<LanguageToggle />} hasConstruction={hasConstruction} />;
}
