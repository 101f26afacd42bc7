import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { SavedMenuLink } from "#web/saved/save-button.tsx";
import { PageNavLink } from "#web/ui/page-link.tsx";
import { mainLinks } from "./links.ts";

const wideQuery = "(min-width: 640px)";

/** A native disclosure, so that it works before hydration. */
export function MobileMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const previousKey = useRef(key);
  useEffect(() => {
    // Only a navigation closes it, so that a menu opened before hydration stays open.
    if (previousKey.current !== key) close(menu.current);
    previousKey.current = key;
  }, [key]);
  useEffect(() => {
    const query = window.matchMedia(wideQuery);
    const onChange = () => close(menu.current);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, []);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close(menu.current);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);

  return (
    <details
      ref={menu}
      className="group @min-[40rem]:hidden"
      onKeyDown={(event) => {
        if (event.key === "Escape") close(event.currentTarget);
      }}
    >
      <summary className="touch flex cursor-pointer list-none items-center justify-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only group-open:hidden">{t("chrome.openMenu")}</span>
        <span className="sr-only not-group-open:hidden">{t("chrome.closeMenu")}</span>
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="x" className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-paper px-gutter pb-4 shadow-lg max-h-[calc(100dvh-100%)] overflow-y-auto">
        {/* Where the header has a place for the link, it is there. */}
        <SavedMenuLink className="@min-[24.25rem]:hidden" />
        <nav aria-label={t("chrome.navigation")}>
          <ul className="divide-y divide-line">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <PageNavLink to={to} end={to === "/"} className="menu-link">
                  {t(`chrome.${label}`)}
                </PageNavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}
