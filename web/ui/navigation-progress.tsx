import { useNavigation } from "react-router";
import { useTranslation } from "#web/i18n/translations.tsx";

/** A bar along the top edge while the next page loads, shown after 120 ms. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden">
      {state !== "idle" && (
        <>
          <span className="sr-only">{t("ui.loadingPage")}</span>
          <span className="block h-full origin-left scale-x-90 bg-madder-edge transition-transform delay-[120ms] duration-[8s] starting:scale-x-0" />
        </>
      )}
    </div>
  );
}
