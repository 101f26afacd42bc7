import { Fragment, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "#web/ui/dialog.tsx";

type Place = HTMLElement | null;

type Props = Readonly<{
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** Mounted anew with every opening; puts its buttons into `footer` by a `FormFooter`. */
  children: (footer: Place) => ReactNode;
}>;

/** A form in a dialog. The form itself may still have to be fetched, so its buttons come to the footer from within. */
export function FormDialog({ isOpen, title, onClose, children }: Props) {
  const [footer, setFooter] = useState<Place>(null);
  const [opening, setOpening] = useState({ isOpen, number: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + Number(isOpen) });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      size="xl"
      hasStaticBackdrop
      footer={<div ref={setFooter} className="contents" />}
    >
      <Fragment key={opening.number}>{children(footer)}</Fragment>
    </Dialog>
  );
}

export function FormFooter({ place, children }: Readonly<{ place: Place; children: ReactNode }>) {
  return place && createPortal(children, place);
}
