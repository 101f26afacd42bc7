import { useEffect, useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

type Props = Readonly<{
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names what it is about. */
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** Names the deed: "Delete project", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  isDangerous?: boolean;
  finalFocus?: DialogProps["finalFocus"];
}>;

/**
 * Asks before a deed that is not easily undone. Cancel comes first, so that Enter by accident does nothing. Once
 * answered, its buttons do nothing more, also while it closes.
 */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isBusy = false,
  isDangerous = false,
  finalFocus,
}: Props) {
  const { t } = useTranslation();
  const [isAnswered, setAnswered] = useState(false);
  // It opened anew, or what was confirmed has ended and it is still open.
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
    />
  );
}
