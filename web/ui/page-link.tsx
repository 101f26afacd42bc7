import { type ComponentProps, useCallback } from "react";
import { Link, type NavigateOptions, NavLink, useLocation, useNavigate, useNavigation } from "react-router";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

type PathProps = Readonly<{
  /** A plain path, or a query or hash of the current page. */
  to: string;
}>;

/** A function that returns the address of a plain path in the page's language. */
export function usePageAddress(): (path: string) => string {
  const language = useLanguage();
  return useCallback(
    (path: string) => (path.startsWith("/") ? pageAddress(path, language) : path),
    [language],
  );
}

export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to"> & PathProps) {
  return <Link to={usePageAddress()(to)} {...rest} />;
}

export function PageNavLink({ to, ...rest }: Omit<ComponentProps<typeof NavLink>, "to"> & PathProps) {
  return <NavLink to={usePageAddress()(to)} {...rest} />;
}

/** Navigates to a plain path in the page's language. */
export function usePageNavigate() {
  const navigate = useNavigate();
  const address = usePageAddress();
  return useCallback(
    (path: string, options?: NavigateOptions) => navigate(address(path), options),
    [navigate, address],
  );
}

/** The plain path of the current page. */
export function usePagePath(): string {
  return splitPageAddress(useLocation().pathname).path;
}

/** The plain path of the page that is loading. */
export function useLoadingPath(): string | undefined {
  const { location } = useNavigation();
  return location && splitPageAddress(location.pathname).path;
}
