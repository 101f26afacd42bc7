import { useEffect, useRef, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useLeaveGuards } from "./leave-guards.tsx";

type Options = Readonly<{
  isChanged: boolean;
  isSending: boolean;
  /** The URL parameters that show the editor: only their change leaves it. Without them, every navigation does. */
  shownBy?: readonly string[] | undefined;
  onDiscard: () => void;
}>;

/**
 * Asks before a navigation discards unsaved changes. While the form is being sent, navigation is blocked without a
 * question, so that the outcome can be shown.
 */
export function useLeaveGuard({ isChanged, isSending, shownBy, onDiscard }: Options) {
  const { t } = useAdminTranslation();
  const [id] = useState(() => Symbol("leave guard"));
  const isReleased = useRef(false);
  const { guards, asking, stay, leave, releaseAll } = useLeaveGuards();
  const release = () => {
    isReleased.current = true;
  };

  useEffect(() => {
    if (!isChanged && !isSending) return;
    guards.set(id, {
      isSending,
      isHolding(navigation) {
        if (isReleased.current) return false;
        if (!navigation || !shownBy) return true;
        const { currentLocation: here, nextLocation: there } = navigation;
        const [before, after] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
        return (
          here.pathname !== there.pathname || shownBy.some((name) => before.get(name) !== after.get(name))
        );
      },
      release,
      discard() {
        release();
        onDiscard();
      },
    });
    return () => {
      guards.delete(id);
    };
  });

  return {
    /** Allows navigation from now on. */
    release,
    releaseAll,
    dialog: (
      <ConfirmDialog
        isOpen={asking === id}
        onOpenChange={(isOpen) => !isOpen && !isReleased.current && stay()}
        title={t("editing.leave.title")}
        text={t("editing.leave.text")}
        confirmLabel={t("editing.leave.confirm")}
        cancelLabel={t("editing.leave.stay")}
        isDangerous
        onConfirm={leave}
      />
    ),
  };
}
