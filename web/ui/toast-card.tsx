import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { useTranslation } from "#web/i18n/translations.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Toast } from "./toast.ts";

const tones = {
  success: { look: "text-leaf", Icon: CircleCheck },
  error: { look: "text-danger", Icon: CircleAlert },
  neutral: { look: "text-indigo", Icon: Info },
} as const;

export function ToastCard({ toast, onClose }: Readonly<{ toast: Toast; onClose: () => void }>) {
  const { t } = useTranslation();
  const { look, Icon } = tones[toast.tone];
  return (
    <div className="flex w-full items-start gap-3 rounded-md border border-line-strong bg-surface py-1 pr-1 pl-4 font-sans text-ink shadow-lg">
      <Icon aria-hidden className={`mt-3 size-5 shrink-0 ${look}`} />
      <div className="min-w-0 grow py-2">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-ink-soft text-sm">{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onPress();
            onClose();
          }}
          className="touch rounded-md px-3 font-semibold text-indigo underline underline-offset-4 hover:bg-indigo-soft"
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label={t("ui.closeNotification")} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
