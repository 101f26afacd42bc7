import { type ReactNode, use } from "react";
import { Outlet } from "react-router";
import { defaultLanguage, languageTag } from "#domain/language.ts";
import { pageCompany } from "#domain/settings/page-company.ts";
import { pageLooks } from "#domain/settings/page-looks.ts";
import { FailureScreen } from "#web/features/chrome/failure-screen.tsx";
import { DeferredScripts } from "#web/hydration/deferred-scripts.tsx";
import { ServerScriptsContext } from "#web/hydration/inline-script.tsx";
import { RestoreChoice } from "#web/hydration/restore-choice.tsx";
import { ScrollRestoration } from "#web/hydration/scroll-restoration.tsx";
import { TranslationsProvider } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { type RootData, useRootData } from "#web/site/root-data.ts";
import { siteContext } from "#web/site-context.ts";
import { devanagariFontFiles, latinFontFiles } from "#web/styles/font-files.ts";
import { Toasts } from "#web/ui/toasts.tsx";
import type { Route } from "./+types/root.ts";
import styles from "./styles/app.css?url";

export function loader({ context }: Route.LoaderArgs): RootData {
  const { publicUrl, cardBrand, settings, isPreview } = context.get(siteContext);
  const looks = pageLooks(settings.looks, isPreview ? null : cardBrand);
  return { publicUrl, cardBrand, company: pageCompany(settings.company), looks };
}

/** A change of the company is on the next page that is loaded, not on those that are open. */
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
  const { nonce } = use(ServerScriptsContext);
  const { style, themeColours } = useRootData()?.looks ?? {};
  const fonts = language === "np" ? devanagariFontFiles : latinFontFiles;
  return (
    <html lang={languageTag(language)}>
      <head>
        <meta charSet="utf-8" />
        {language === defaultLanguage && <RestoreChoice />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={themeColours?.light ?? "#fbf5e9"}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={themeColours?.dark ?? "#191210"}
          media="(prefers-color-scheme: dark)"
        />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* After the style sheet, whose tokens it replaces. */}
        {style && (
          <style nonce={nonce} suppressHydrationWarning>
            {style}
          </style>
        )}
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
