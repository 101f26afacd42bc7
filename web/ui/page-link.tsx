import { type ComponentProps, type MouseEvent, useCallback } from "react";
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from "react-router";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { prefetchHandlers } from "./link-intent.ts";

type AnchorProps = Omit<ComponentProps<"a">, "href">;

type LinkProps = AnchorProps &
  Pick<NavigateOptions, "state" | "preventScrollReset" | "viewTransition"> &
  Readonly<{
    /** A plain path, or a query or hash of the current page. */
    to: string;
    /** Loads the page while the pointer or the focus is on the link. */
    prefetch?: "intent";
  }>;

/** A function that returns the address of a plain path in the page's language. */
export function usePageAddress(): (path: string) => string {
  const language = useLanguage();
  return useCallback(
    (path: string) => (path.startsWith("/") ? pageAddress(path, language) : path),
    [language],
  );
}

/**
 * The address of a link, and what a click on it does. React Router's own link would match the current routes again to
 * resolve its path, which took a sixth of the time to render a list.
 */
export function useLink(to: string, options: NavigateOptions) {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  const href = resolveAddress(to);
  return {
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(href, { ...options, replace: href === pathname + search + hash });
    },
  };

  function resolveAddress(target: string): string {
    if (target.startsWith("/")) return pageAddress(target, language);
    if (target.startsWith("?")) return target === "?" ? pathname : pathname + target;
    return pathname + search + target;
  }
}

/** Others open a new tab or window, or a menu. */
function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && currentTarget.target !== "_blank";
}

export function PageLink({
  to,
  state,
  preventScrollReset,
  viewTransition,
  prefetch,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const link = useLink(to, {
    state,
    ...(preventScrollReset && { preventScrollReset }),
    ...(viewTransition && { viewTransition }),
  });
  return (
    <a
      {...rest}
      {...(prefetch && prefetchHandlers(link.href))}
      href={link.href}
      onClick={(event) => {
        onClick?.(event);
        link.onClick(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that is marked on the page that it leads to, and on those below it unless `end` is set. */
export function PageNavLink({ to, end = false, ...rest }: LinkProps & Readonly<{ end?: boolean }>) {
  const path = usePagePath().toLowerCase();
  const isCurrent = path === to || (!end && path.startsWith(`${to}/`));
  return <PageLink to={to} aria-current={isCurrent ? "page" : undefined} {...rest} />;
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
