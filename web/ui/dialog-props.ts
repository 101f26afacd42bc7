import type { ReactNode } from "react";

export type DialogProps = Readonly<{
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Screen readers read it together with the title. */
  text?: string;
  size?: "sm" | "md" | "lg" | "xl";
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** A press outside does not close the dialog, so that typed text is not lost. */
  hasStaticBackdrop?: boolean;
  /** If false, only the buttons in the footer close the dialog: there is no cross, and Escape does nothing. */
  isDismissible?: boolean;
  /** For a dialog without fields: the focus starts in its body, so that arrow keys scroll it. */
  isBodyFocusable?: boolean;
  isAlertDialog?: boolean;
  /** Returns the element to focus after closing, or true for the element that had the focus before. */
  finalFocus?: () => HTMLElement | true;
  /** Called after it has closed and the page behind can be scrolled again. */
  onClosed?: () => void;
  children?: ReactNode;
}>;
