import { Toast as Base } from "@base-ui/react/toast";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Toast } from "./toast.ts";

const tones = {
  success: { look: "text-leaf", icon: "circle-check" },
  error: { look: "text-danger", icon: "circle-alert" },
  neutral: { look: "text-indigo", icon: "info" },
} as const;

/** Base UI's root is a dialog by default; with another role this attribute is not allowed. */
const notModal = { "aria-modal": undefined } as const;

type Props = Readonly<{ toast: Base.Root.ToastObject<Toast>; content: Toast }>;

/** Errors are assertive alerts; other toasts are announced by the viewport, a polite live region. */
export function ToastCard({ toast, content }: Props) {
  const { t } = useTranslation();
  const { close } = Base.useToastManager();
  const { look, icon } = tones[content.tone];
  const isClosing = toast.transitionStatus === "ending";
  return (
    <Base.Root
      toast={toast}
      role={content.tone === "error" ? "alert" : "group"}
      {...notModal}
      data-toast={isClosing ? undefined : content.tone}
      swipeDirection={["down", "left", "right"]}
      className="pointer-events-auto col-start-1 row-start-1 flex w-full items-start gap-3 self-end rounded-md border border-line-strong bg-surface py-1 pr-1 pl-4 font-sans text-ink shadow-lg transition-[opacity,translate] duration-base data-ending-style:pointer-events-none data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Icon name={icon} className={`mt-3 size-5 shrink-0 ${look}`} />
      <Base.Content className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-3">
        <div className="min-w-0 grow basis-32 py-2">
          <Base.Title render={<p />} className="font-semibold" />
          <Base.Description className="text-ink-soft text-sm" />
        </div>
        {content.action && (
          <button
            type="button"
            onClick={() => {
              content.action?.onPress();
              close(toast.id);
            }}
            className="touch shrink-0 whitespace-nowrap rounded-md px-3 font-semibold text-indigo underline underline-offset-4 hover:bg-indigo-soft"
          >
            {content.action.label}
          </button>
        )}
      </Base.Content>
      <IconButton label={t("ui.closeNotification")} onClick={() => close(toast.id)}>
        <Icon name="x" />
      </IconButton>
    </Base.Root>
  );
}
