import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { showToast } from "./toast.ts";

/**
 * Code fetched when it is first wanted, so that pages which never want it don't carry it. A failed fetch is told,
 * and tried again at the next wish; `lazy` would keep the failure for good.
 */
export function useLazyModule<Module>(
  isWanted: boolean,
  load: () => Promise<Module>,
  onFail?: () => void,
): Module | undefined {
  const { t } = useTranslation();
  const [module, setModule] = useState<Module>();
  const fetchModule = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const loaded = await load();
      if (isCurrent()) setModule(() => loaded);
    } catch {
      if (!isCurrent()) return;
      showToast({ tone: "error", title: t("ui.openFailed"), text: t("ui.openFailedText") });
      onFail?.();
    }
  });
  useEffect(() => {
    if (!isWanted || module) return;
    let isCurrent = true;
    void fetchModule(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, module]);
  return module;
}
