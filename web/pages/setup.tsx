import { SetupGuide } from "#web/admin/setup/setup-guide.tsx";
import { LanguageToggle } from "#web/features/chrome/language-toggle.tsx";

/** ST4: the first run. It has no navigation of the site, which does not exist yet. */
export default function SetupPage() {
  return <SetupGuide languageToggle={<LanguageToggle />} />;
}
