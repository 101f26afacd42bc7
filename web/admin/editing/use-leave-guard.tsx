import { useCallback, useEffect, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

type Options = Readonly<{ isChanged: boolean; isSending: boolean; onDiscard: () => void }>;

/**
 * Whoever leaves a form with unsaved changes is asked first, whatever way they go: each is a step in history. While
 * it is sent nobody can leave, or its outcome would come to a page that is gone.
 */
export function useLeaveGuard({ isChanged, isSending, onDiscard }: Options) {
  const { t } = useAdminTranslation();
  const isFree = useRef(false);
  const isHeld = isChanged || isSending;
  const blocker = useBlocker(() => isHeld && !isFree.current);
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (blocker.state === "blocked" && isSending) blocker.reset();
  }, [blocker, isSending]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isHeld && !isFree.current) event.preventDefault();
      },
      [isHeld],
    ),
  );

  return {
    /** What was written is saved: the way is free. */
    release() {
      isFree.current = true;
    },
    question: (
      <ConfirmDialog
        isOpen={isBlocked && !isSending}
        onOpenChange={(isOpen) => !isOpen && !isFree.current && blocker.reset?.()}
        title={t("editing.leave.title")}
        text={t("editing.leave.text")}
        confirmLabel={t("editing.leave.confirm")}
        cancelLabel={t("editing.leave.stay")}
        isDangerous
        onConfirm={() => {
          isFree.current = true;
          onDiscard();
          blocker.proceed?.();
        }}
      />
    ),
  };
}
