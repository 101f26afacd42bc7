import Star from "lucide-react/icons/star";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog, Drawer } from "#web/ui/dialog.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { useKitText } from "./kit-text.ts";
import { Example, KitSection } from "./section.tsx";

export function OverlaySection() {
  const words = useKitText();
  const [open, setOpen] = useState<"dialog" | "drawer" | "confirm">();
  const close = () => setOpen(undefined);
  const form = (
    <div className="grid gap-5">
      <TextField label={words.title_} help={words.titleHelp} required />
      <FormRow>
        <NumberField label={words.price} unit="रु" required />
        <NumberField label={words.area} unit={words.areaUnit} />
      </FormRow>
    </div>
  );
  const footer = (
    <>
      <Button look="secondary" onClick={close}>
        {words.cancel}
      </Button>
      <Button onClick={close}>{words.save}</Button>
    </>
  );
  return (
    <KitSection id="overlays">
      <Example name="dialog, drawer, confirm">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setOpen("dialog")}>
            {words.open}
          </Button>
          <Button look="secondary" onClick={() => setOpen("drawer")}>
            {words.openSide}
          </Button>
          <Button look="danger" onClick={() => setOpen("confirm")}>
            {words.ask}
          </Button>
        </div>
      </Example>
      <Example name="toasts">
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            onClick={() => showToast({ tone: "success", title: words.saved, text: words.savedText })}
          >
            {words.toast}
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              showToast({
                tone: "neutral",
                title: words.removed,
                duration: 10_000,
                action: {
                  label: words.undo,
                  onPress: () => showToast({ tone: "success", title: words.saved }),
                },
              })
            }
          >
            {words.toastAction}
          </Button>
          <Button
            look="secondary"
            onClick={() => showToast({ tone: "error", title: words.failed, text: words.failedText })}
          >
            {words.toastError}
          </Button>
        </div>
      </Example>
      <Example name="tooltip">
        <Tooltip text={words.hint}>
          <IconButton label={words.star}>
            <Star aria-hidden />
          </IconButton>
        </Tooltip>
      </Example>
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={close}
        title={words.group}
        footer={footer}
        hasStaticBackdrop
      >
        {form}
      </Dialog>
      <Drawer isOpen={open === "drawer"} onOpenChange={close} title={words.group} footer={footer}>
        {form}
      </Drawer>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={close}
        title={words.askTitle}
        text={words.askText}
        confirmLabel={words.remove}
        onConfirm={close}
        isDangerous
      />
    </KitSection>
  );
}
