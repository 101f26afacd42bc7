import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { sealedDiaryPath } from "#domain/site/verify-page-path.ts";
import { QrCode } from "#web/admin/account/qr-code.tsx";
import { useCall } from "#web/admin/calls/use-call.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { downloadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { bundlePath, loadLastSeal } from "./diary-calls.ts";

/** CN8, CN9: the newest seal, the code for everybody and the bundle. */
export function DiaryProof({ jobId, code }: Readonly<{ jobId: number; code: string }>) {
  const { t } = useDiaryTranslation();
  const publicUrl = usePublicUrl();
  const { data: seal } = useQuery({ queryKey: ["jobs", "seal", jobId], queryFn: () => loadLastSeal(jobId) });
  const download = useCall({
    call: () => downloadAsAdmin(bundlePath(jobId)),
    failed: t("proof.bundleFailed"),
  });
  const path = sealedDiaryPath(code, seal ?? null);
  return (
    <DetailSection title={t("proof.title")}>
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={publicUrl + path} label={t("proof.qr")} />
        <div className="grid min-w-0 grow basis-64 gap-3">
          <p className="max-w-text text-ink-soft">{t("proof.text")}</p>
          <dl className="grid gap-1">
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{t("proof.code")}:</dt>
              <dd lang="en" className="font-mono">
                {code}
              </dd>
            </div>
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{t("proof.newest")}:</dt>
              <dd lang={seal ? "en" : undefined} className={seal ? "break-all font-mono" : ""}>
                {seal ? `${seal.number}-${seal.hash}` : t("proof.none")}
              </dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={path} look="secondary">
              {t("proof.open")}
            </ButtonLink>
            <Button
              look="quiet"
              icon={<Download />}
              isBusy={download.isPending}
              onClick={() => download.mutate()}
            >
              {t("proof.bundle")}
            </Button>
          </div>
        </div>
      </div>
    </DetailSection>
  );
}
