import { Logo } from "#web/brand/logo.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { SavedLink } from "#web/saved/save-button.tsx";
import { PageLink, PageNavLink } from "#web/ui/page-link.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { mainLinks } from "./links.ts";

const MobileMenu = deferHydration(
  async () => (await import("./mobile-menu.tsx")).MobileMenu,
  () => <span className="touch @min-[40rem]:hidden" />,
);

/**
 * Phones: one row with a menu; from 640 px: the links on a second row; wide screens: one row. Container queries make
 * larger text change the layout as a narrower window does. In low windows the header is not sticky.
 */
export function Header({ knownQuery }: Readonly<{ knownQuery: string }>) {
  const { t } = useTranslation();
  return (
    <header className="@container relative top-0 z-40 border-b border-line bg-paper tall:sticky print:hidden">
      <div className="page-width flex items-center gap-x-2 py-2 @min-[24.25rem]:gap-x-1 @min-[28rem]:gap-x-3 @min-[40rem]:gap-x-6 @min-[40rem]:flex-wrap @min-[64rem]:flex-nowrap">
        <PageLink to="/" className="mr-auto flex min-w-0 items-center py-1">
          <Logo className="text-xl" />
        </PageLink>
        <nav
          aria-label={t("chrome.navigation")}
          className="order-last hidden w-full @min-[40rem]:block @min-[64rem]:order-none @min-[64rem]:w-auto"
        >
          <ul className="flex flex-wrap justify-between @min-[64rem]:gap-x-1">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <PageNavLink to={to} end={to === "/"} prefetch="intent" className="nav-link">
                  {t(`chrome.${label}`)}
                </PageNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SavedLink className="hidden @min-[24.25rem]:grid" />
        <LanguageToggle knownQuery={knownQuery} />
        <MobileMenu />
      </div>
    </header>
  );
}
