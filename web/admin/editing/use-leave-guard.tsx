import { useCallback, useEffect, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

type Options = Readonly<{ isChanged: boolean; isSending: boolean; onDiscard: () => void }>;

/**
 * Asks before a navigation discards unsaved changes. While the form is being sent, navigation is blocked without a
 * question, so that the outcome can be shown.
 */
export function useLeaveGuard({ isChanged, isSending, onDiscard }: Options) {
  const { t } = useAdminTranslation();
  const isReleased = useRef(false);
  const isGuarded = isChanged || isSending;
  const blocker = useBlocker(() => isGuarded && !isReleased.current);
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (blocker.state === "blocked" && isSending) blocker.reset();
  }, [blocker, isSending]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isGuarded && !isReleased.current) event.preventDefault();
      },
      [isGuarded],
    ),
  );

  return {
    /** Allows navigation from now on. */
    release() {
      isReleased.current = true;
    },
    dialog: (
      <ConfirmDialog
        isOpen={isBlocked && !isSending}
        onOpenChange={(isOpen) => !isOpen && !isReleased.current && blocker.reset?.()}
        title={t("editing.leave.title")}
        text={t("editing.leave.text")}
        confirmLabel={t("editing.leave.confirm")}
        cancelLabel={t("editing.leave.stay")}
        isDangerous
        onConfirm={() => {
          isReleased.current = true;
          onDiscard();
          blocker.proceed?.();
        }}
      />
    ),
  };
}
