import "sonner/dist/styles.css";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { useTranslation } from "#web/i18n/translations.tsx";
import { presentToasts } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

const shownFor = 5_000;

/** CH5: one toast at a time, for five seconds. Sonner moves it; what it looks like is ours. */
export default function Toaster() {
  const { t } = useTranslation();
  useEffect(() => {
    presentToasts((toast) => {
      sonner.dismiss();
      sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
        duration: toast.duration ?? shownFor,
      });
    });
  }, []);
  return (
    <Sonner
      visibleToasts={1}
      position="top-center"
      containerAriaLabel={t("ui.notifications")}
      toastOptions={{ unstyled: true, className: "w-full" }}
    />
  );
}
