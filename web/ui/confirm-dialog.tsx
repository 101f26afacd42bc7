import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = Readonly<{
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** Names the deed: "Delete project", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  isDangerous?: boolean;
}>;

/** Asks before a deed that can't be undone. Cancel comes first, so that Enter by accident does nothing. */
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
}: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !isBusy && onOpenChange(next)}
      title={title}
      text={text}
      size="sm"
      isAlert
      footer={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)} disabled={isBusy}>
            {cancelLabel ?? t("ui.cancel")}
          </Button>
          <Button look={isDangerous ? "danger" : "primary"} onClick={onConfirm} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
