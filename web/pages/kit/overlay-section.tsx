import { useState } from "react";
import { Icon } from "#web/icons/icon.tsx";
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
  const text = useKitText();
  const [open, setOpen] = useState<"dialog" | "drawer" | "confirm">();
  const close = () => setOpen(undefined);
  const form = (
    <div className="grid gap-5">
      <TextField label={text.title_} help={text.titleHelp} required />
      <FormRow>
        <NumberField label={text.price} unit="रु" required />
        <NumberField label={text.area} unit={text.areaUnit} />
      </FormRow>
    </div>
  );
  const footer = (
    <>
      <Button look="secondary" onClick={close}>
        {text.cancel}
      </Button>
      <Button onClick={close}>{text.save}</Button>
    </>
  );
  return (
    <KitSection id="overlays">
      <Example name="dialog, drawer, confirm">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setOpen("dialog")}>
            {text.open}
          </Button>
          <Button look="secondary" onClick={() => setOpen("drawer")}>
            {text.openSide}
          </Button>
          <Button look="danger" onClick={() => setOpen("confirm")}>
            {text.ask}
          </Button>
        </div>
      </Example>
      <Example name="toasts">
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            onClick={() => showToast({ tone: "success", title: text.saved, text: text.savedText })}
          >
            {text.toast}
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              showToast({
                tone: "neutral",
                title: text.removed,
                durationMs: 10_000,
                action: {
                  label: text.undo,
                  onPress: () => showToast({ tone: "success", title: text.saved }),
                },
              })
            }
          >
            {text.toastAction}
          </Button>
          <Button
            look="secondary"
            onClick={() => showToast({ tone: "error", title: text.failed, text: text.failedText })}
          >
            {text.toastError}
          </Button>
        </div>
      </Example>
      <Example name="tooltip">
        <Tooltip text={text.hint}>
          <IconButton label={text.star}>
            <Icon name="star" />
          </IconButton>
        </Tooltip>
      </Example>
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={close}
        title={text.group}
        footer={footer}
        hasStaticBackdrop
      >
        {form}
      </Dialog>
      <Drawer isOpen={open === "drawer"} onOpenChange={close} title={text.group} footer={footer}>
        {form}
      </Drawer>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={close}
        title={text.askTitle}
        text={text.askText}
        confirmLabel={text.remove}
        onConfirm={close}
        isDangerous
      />
    </KitSection>
  );
}
