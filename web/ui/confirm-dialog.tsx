import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

type Props = Readonly<{
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** States the effect and whether it can be undone. */
  text: string;
  /** More about the effect. */
  children?: ReactNode;
  /** Names the action: "Delete project", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  isDangerous?: boolean;
  finalFocus?: DialogProps["finalFocus"];
}>;

/**
 * Asks before an action that is hard to undo. Cancel comes first, so that an accidental Enter does nothing. After one
 * button is pressed, both ignore further presses, also while the dialog closes.
 */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isBusy = false,
  isDangerous = false,
  finalFocus,
}: Props) {
  const { t } = useTranslation();
  const [isAnswered, setAnswered] = useState(false);
  // Unlocks when the dialog opens again, or when the confirmed action has ended and the dialog is still open.
  useEffect(() => {
    if (isOpen && !isBusy) setAnswered(false);
  }, [isOpen, isBusy]);
  const isLocked = isBusy || isAnswered;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !isBusy && onOpenChange(next)}
      title={title}
      text={text}
      size="sm"
      isAlertDialog
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)} disabled={isLocked}>
            {cancelLabel ?? t("ui.cancel")}
          </Button>
          <Button
            look={isDangerous ? "danger" : "primary"}
            onClick={() => {
              if (isLocked || !isOpen) return;
              setAnswered(true);
              onConfirm();
            }}
            aria-disabled={isLocked || undefined}
            isBusy={isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
