import { useCallback } from "react";
import { maxSaved, savedPath } from "#domain/saved/listing-ids.ts";
import { useSavingTranslation } from "#web/i18n/saving-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { showToast, type Toast } from "#web/ui/toast.ts";
import { isSaved, removeSavedListing, type SavedProperty, saveListings } from "./saved-listings.ts";

/** VT1: saves or removes a listing, and says so with a way to the list or back. */
export function useToggleSaved() {
  const { t } = useSavingTranslation();
  const format = useFormat();
  const navigate = usePageNavigate();
  return useCallback(
    (property: SavedProperty) => {
      if (isSaved(property.id)) {
        const undo = removeSavedListing(property.id);
        showAfterPaint({ tone: "neutral", title: t("removed"), action: { label: t("undo"), onPress: undo } });
      } else if (saveListings([property]) > 0) {
        const onPress = () => void navigate(savedPath);
        showAfterPaint({ tone: "success", title: t("saved"), action: { label: t("seeSaved"), onPress } });
      } else {
        const text = t("fullText", { number: format.number(maxSaved) });
        showAfterPaint({ tone: "error", title: t("full"), text });
      }
    },
    [t, format, navigate],
  );
}

/** The heart answers in this frame; the toast takes longer and can come in the next one. */
function showAfterPaint(toast: Toast): void {
  requestAnimationFrame(() => setTimeout(() => showToast(toast)));
}
