import type { ReactNode } from "react";
import { useLoaded } from "./use-loaded.ts";

export type DialogProps = Readonly<{
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What it is about, read aloud with the title. */
  text?: string;
  size?: "sm" | "md" | "lg" | "xl";
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** A press beside it does not close it: something typed would be lost. */
  keepsOpen?: boolean;
  /** Only its buttons close it: no cross, and Escape does nothing. */
  needsAnswer?: boolean;
  /** It is read, not filled in: the focus begins in the text, and the keys scroll it. */
  isText?: boolean;
  /** Interrupts with a question that wants an answer. */
  isAlert?: boolean;
  /** Where the focus goes when it closes; true for where it was before. */
  finalFocus?: () => HTMLElement | true;
  children?: ReactNode;
}>;

const load = () => import("./dialog-panel.tsx");

/** In the middle of a desk's screen, a sheet from the bottom on a phone. Its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  const panel = useLoaded(props.isOpen, load, () => props.onOpenChange(false));
  return panel && <panel.DialogPanel place="centre" {...props} />;
}

/** From the right edge of a desk's screen, a sheet from the bottom on a phone. */
export function Drawer(props: DialogProps) {
  const panel = useLoaded(props.isOpen, load, () => props.onOpenChange(false));
  return panel && <panel.DialogPanel place="side" {...props} />;
}
