import type { ReactNode } from "react";
import { Links, type LinksFunction, Outlet, ScrollRestoration } from "react-router";
import { defaultLanguage, languageTag } from "#domain/language.ts";
import { FailureScreen } from "#web/features/chrome/failure-screen.tsx";
import { DeferredScripts } from "#web/hydration/deferred-scripts.tsx";
import { RestoreChoice } from "#web/hydration/restore-choice.tsx";
import { TranslationsProvider } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { type RootData, siteContext } from "#web/site-context.ts";
import { devanagariFontFiles, latinFontFiles } from "#web/styles/font-files.ts";
import { Toasts } from "#web/ui/toasts.tsx";
import type { Route } from "./+types/root.ts";
import styles from "./styles/app.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs): RootData {
  return { publicUrl: context.get(siteContext).publicUrl };
}

/** The root's data never change during a visit. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <TranslationsProvider>
      <Document>{children}</Document>
    </TranslationsProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const fonts = language === "np" ? devanagariFontFiles : latinFontFiles;
  return (
    <html lang={languageTag(language)}>
      <head>
        <meta charSet="utf-8" />
        {language === defaultLanguage && <RestoreChoice />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf5e9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191210" media="(prefers-color-scheme: dark)" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <Toasts />
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureScreen error={error} />;
}
