import { useEffect, useEffectEvent, useState } from "react";
import { loadPageTexts } from "#web/i18n/define-texts.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { showToast } from "./toast.ts";

/**
 * Loads a module when it is first needed. A failure shows a toast, and the next request retries; React's `lazy` would
 * cache the failure.
 */
export function useLazyModule<Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
  onFail?: () => void,
): Module | undefined {
  const { t } = useTranslation();
  const [module, setModule] = useState<Module>();
  const fetchModule = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const loaded = await load();
      await loadPageTexts();
      if (isCurrent()) setModule(() => loaded);
    } catch {
      if (!isCurrent()) return;
      showToast({ tone: "error", title: t("ui.openFailed"), text: t("ui.openFailedText") });
      onFail?.();
    }
  });
  useEffect(() => {
    if (!isNeeded || module) return;
    let isCurrent = true;
    void fetchModule(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, module]);
  return module;
}
