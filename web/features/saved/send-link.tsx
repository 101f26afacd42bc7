import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";

type Props = Readonly<{
  /** The plain path that the link opens. */
  path: string;
  label: string;
}>;

/** VT1: one link that opens the same listings for another person. */
export function SendLink({ path, label }: Props) {
  const { t } = useSavedTranslation();
  const { t: site } = useTranslation();
  const address = usePageAddress();
  const [uncopied, setUncopied] = useState<string>();
  const send = async () => {
    const url = window.location.origin + address(path);
    try {
      const { shareLink } = await import("#web/saved/share-link.ts");
      const outcome = await shareLink(t("send.title"), url);
      setUncopied(outcome === "failed" ? url : undefined);
      if (outcome === "copied")
        showToast({ tone: "success", title: t("send.copied"), text: t("send.copiedText") });
    } catch {
      showToast({ tone: "error", title: site("ui.openFailed"), text: site("ui.openFailedText") });
    }
  };
  return (
    <>
      <Button
        look="secondary"
        icon={<Share2 aria-hidden className="size-4" />}
        onClick={() => void send()}
        className="noscript:hidden"
      >
        {label}
      </Button>
      {uncopied !== undefined && (
        <TextField
          className="w-full max-w-text"
          label={t("send.failed")}
          value={uncopied}
          readOnly
          translate="no"
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
