import { useEffect, useState } from "react";
import { useSendingTranslation } from "#web/i18n/sending-messages.ts";
import { Button } from "#web/ui/button.tsx";

/** VT7: after the connection was lost. Nothing is sent without the visitor; the button says when it can be. */
export function SendAgain({ isOffered }: Readonly<{ isOffered: boolean }>) {
  const { t } = useSendingTranslation();
  const [isBackOnline, setIsBackOnline] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    const onChange = () => setIsBackOnline(navigator.onLine);
    window.addEventListener("online", onChange);
    window.addEventListener("offline", onChange);
    return () => {
      window.removeEventListener("online", onChange);
      window.removeEventListener("offline", onChange);
    };
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p role="status" className={isBackOnline ? "font-semibold" : "sr-only"}>
        {isBackOnline && t("backOnline")}
      </p>
      <Button type="submit" look="secondary">
        {t("sendAgain")}
      </Button>
    </div>
  );
}
