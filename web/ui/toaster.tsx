import { Toast as Base } from "@base-ui/react/toast";
import { type FocusEvent, useEffect, useRef } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { presentToasts, type Toast } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

const defaultDurationMs = 5_000;

/**
 * At the bottom of the window: on phones above the bar of call and chat, or above one marked data-bottom-bar. While a dialog is open, its buttons are at the bottom, so the toast is at the top.
 */
const placement =
  "pointer-events-none fixed inset-x-0 z-60 mx-auto grid w-[min(26rem,100%-2rem)] [--below:1rem] bottom-[max(var(--below),env(safe-area-inset-bottom))] max-lg:[--below:4.75rem] max-lg:in-[:root:has([data-bottom-bar])]:[--below:5.75rem] in-[:root:has([role$=dialog][data-open])]:top-[max(0.75rem,env(safe-area-inset-top))] in-[:root:has([role$=dialog][data-open])]:bottom-auto";

/** CH5: one toast at a time, for five seconds; longer while the pointer or the focus is in it. */
export default function Toaster() {
  return (
    <Base.Provider timeout={defaultDurationMs} limit={1}>
      <ToastViewport />
    </Base.Provider>
  );
}

function ToastViewport() {
  const { t } = useTranslation();
  const { toasts, add, close } = Base.useToastManager<Toast>();
  const viewport = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);

  useEffect(() => {
    const restoreFocus = () => {
      if (viewport.current?.contains(document.activeElement)) focusedBefore.current?.focus();
    };
    presentToasts((toast) => {
      close();
      add({
        title: toast.title,
        description: toast.text,
        data: toast,
        onClose: restoreFocus,
        ...(toast.durationMs !== undefined && { timeout: toast.durationMs }),
      });
    });
  }, [add, close]);

  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    const isFromOutside = !viewport.current?.contains(relatedTarget);
    if (isFromOutside && relatedTarget instanceof HTMLElement) focusedBefore.current = relatedTarget;
  };

  return (
    <Base.Viewport
      ref={viewport}
      aria-label={t("ui.notifications")}
      onFocus={rememberFocus}
      className={placement}
    >
      {toasts.map((toast) => toast.data && <ToastCard key={toast.id} toast={toast} content={toast.data} />)}
    </Base.Viewport>
  );
}
