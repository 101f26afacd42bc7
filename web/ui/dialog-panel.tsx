import { Dialog } from "@base-ui/react/dialog";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { IconButton } from "./icon-button.tsx";

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl", xl: "sm:max-w-5xl" } as const;

const bottomSheet =
  "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl data-starting-style:translate-y-full data-ending-style:translate-y-full";
const places = {
  centre:
    "sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[min(88dvh,60rem)] sm:-translate-y-1/2 sm:rounded-lg sm:data-starting-style:-translate-y-[48%] sm:data-ending-style:-translate-y-[48%] sm:data-starting-style:opacity-0 sm:data-ending-style:opacity-0",
  side: "sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:max-h-none sm:w-full sm:rounded-none sm:rounded-l-xl sm:data-starting-style:translate-x-full sm:data-starting-style:translate-y-0 sm:data-ending-style:translate-x-full sm:data-ending-style:translate-y-0",
} as const;

export function DialogPanel({
  place,
  isOpen,
  onOpenChange,
  title,
  text,
  size = "md",
  footer,
  isAlertDialog = false,
  hasStaticBackdrop = false,
  isDismissible = true,
  isBodyFocusable = false,
  finalFocus,
  onClosed,
  children,
}: DialogProps & Readonly<{ place: keyof typeof places }>) {
  const { t } = useTranslation();
  // Base UI forgets the opener if Escape is pressed before it has moved the focus into the dialog.
  const opener = useRef<HTMLElement | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isOpen) opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
  }, [isOpen]);
  function focusAfterClosing(): HTMLElement | boolean {
    const chosen = finalFocus?.() ?? true;
    if (chosen !== true) return chosen;
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && !popup.current?.contains(focused);
    // Another dialog that replaces this one keeps the focus that it has taken.
    if (isElsewhere) return false;
    return opener.current?.isConnected ? opener.current : true;
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => (next || isDismissible) && onOpenChange(next)}
      onOpenChangeComplete={(next) => next || onClosed?.()}
      disablePointerDismissal={hasStaticBackdrop || isAlertDialog || !isDismissible}
    >
      <Dialog.Portal>
        {/* Rendered for nested dialogs too, so that the dialog below does not blend with this one. */}
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-night/60 transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Popup
          ref={popup}
          // A second click or Enter while it closes must not reach its buttons.
          inert={!isOpen}
          role={isAlertDialog ? "alertdialog" : "dialog"}
          finalFocus={focusAfterClosing}
          className={`fixed z-50 flex flex-col overflow-y-auto tall:overflow-hidden border border-line bg-surface shadow-lg outline-none transition-[translate,opacity] duration-base ease-out ${bottomSheet} ${places[place]} ${widths[size]}`}
        >
          <Dialog.Title className="border-line border-b py-4 pr-16 pl-5 font-sans text-xl font-semibold leading-title sm:pl-6">
            {title}
          </Dialog.Title>
          <div
            tabIndex={isBodyFocusable ? 0 : undefined}
            className="grow px-5 shrink-0 tall:shrink tall:min-h-0 tall:overflow-y-auto tall:overscroll-contain py-5 focus-visible:-outline-offset-3 sm:px-6"
          >
            {text && <Dialog.Description className="text-ink-soft">{text}</Dialog.Description>}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-line border-t px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
          {/* Last in the DOM, so that the first field or the Cancel button gets the focus when the dialog opens. */}
          {isDismissible && (
            <Dialog.Close render={<IconButton label={t("ui.close")} className="absolute top-2 right-3" />}>
              <Icon name="x" />
            </Dialog.Close>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
