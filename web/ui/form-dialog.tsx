import { Fragment, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

type Props = Readonly<{
  isOpen: boolean;
  title: string;
  /** "xl" unless given. */
  size?: DialogProps["size"];
  onClose: () => void;
  /** Mounted again at each opening. Renders its buttons into `footer` with `FormFooter`. */
  children: (footer: HTMLElement | null) => ReactNode;
}>;

/** A form in a dialog. The form may still have to load, so it renders its buttons into the dialog's footer itself. */
export function FormDialog({ isOpen, title, size = "xl", onClose, children }: Props) {
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [opening, setOpening] = useState({ isOpen, number: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + Number(isOpen) });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      size={size}
      hasStaticBackdrop
      footer={<div ref={setFooter} className="contents" />}
    >
      <Fragment key={opening.number}>{children(footer)}</Fragment>
    </Dialog>
  );
}

type FooterProps = Readonly<{ footer: HTMLElement | null; children: ReactNode }>;

export function FormFooter({ footer, children }: FooterProps) {
  return footer && createPortal(children, footer);
}
