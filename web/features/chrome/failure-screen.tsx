import { useEffect } from "react";
import { ErrorArt } from "#web/art/drawings.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";

/** Shown if a page throws. The home link reloads the document, to reset the app's state. */
export function FailureScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const address = usePageAddress();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: support needs the error
    console.error(error);
  }, [error]);
  return (
    <main className="page-width flex min-h-svh flex-col items-center justify-center gap-5 py-section text-center">
      <title>{t("states.failure.title")}</title>
      <ErrorArt className="h-44 w-auto max-w-full text-ink" />
      <h1>{t("states.failure.title")}</h1>
      <p className="max-w-text text-ink-soft">{t("states.failure.text")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{t("states.failure.retry")}</Button>
        <ButtonAnchor look="secondary" href={address("/")}>
          {t("states.failure.home")}
        </ButtonAnchor>
      </div>
    </main>
  );
}
