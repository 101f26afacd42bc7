import "sonner/dist/styles.css";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Toaster as Sonner, toast } from "sonner";
import { presentToasts } from "./toast.ts";

const shownFor = 5_000;
const show = { success: toast.success, error: toast.error, neutral: toast.message };

export default function Toaster() {
  const { t } = useTranslation();
  useEffect(() => {
    presentToasts(({ title, text, tone }) => {
      toast.dismiss();
      show[tone](title, text === undefined ? {} : { description: text });
    });
  }, []);
  return (
    <Sonner
      visibleToasts={1}
      duration={shownFor}
      position="top-center"
      closeButton
      containerAriaLabel={t("ui.notifications")}
      toastOptions={{
        closeButtonAriaLabel: t("ui.closeNotification"),
        classNames: {
          toast: "!rounded-md !border-line !bg-surface !font-sans !text-ink !shadow-lg",
          description: "!text-ink-soft",
          error: "!border-danger",
          success: "!border-leaf",
        },
      }}
    />
  );
}
