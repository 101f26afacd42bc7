import { useRevalidator } from "react-router";
import { useTranslation } from "#web/i18n/translations.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { useResultsFocus } from "#web/ui/use-results-focus.ts";

export function FailedListing() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <div ref={useResultsFocus<HTMLDivElement>()} tabIndex={-1} className="outline-none">
      <ErrorState title={t("properties.failed")} onRetry={revalidate} isRetrying={state === "loading"} />
    </div>
  );
}
