import Download from "lucide-react/icons/download";
import type { ListedRedirect } from "#domain/redirects/redirect.ts";
import { QrCode } from "#web/admin/account/qr-code.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { saveFile } from "#web/api/download-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useRedirectTranslation } from "./redirect-messages.ts";

type Props = Readonly<{ redirect: ListedRedirect | null; onClose: () => void }>;

/** IM9: the address as a QR code, as a drawing that stays sharp at the size of a poster. */
export function CodeDialog({ redirect, onClose }: Props) {
  const { t } = useRedirectTranslation();
  const path = useLastDefined(redirect ?? undefined)?.path ?? "";
  const address = window.location.origin + encodeURI(path);
  async function download() {
    const { qrPath } = await import("#domain/sharing/qr-path.ts");
    const { path: drawing, size } = qrPath(address);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${drawing}"/></svg>\n`;
    saveFile(new Blob([svg], { type: "image/svg+xml" }), `qr${path.replaceAll("/", "-")}.svg`);
  }
  return (
    <Dialog
      isOpen={redirect !== null}
      onOpenChange={onClose}
      title={t("code.title")}
      text={t("code.text", { address: window.location.host + path })}
      size="sm"
    >
      <div className="mt-4 grid justify-items-center gap-4">
        <QrCode text={address} label={t("code.label", { address })} />
        <Button icon={<Download />} onClick={() => void download()}>
          {t("code.download")}
        </Button>
      </div>
    </Dialog>
  );
}
