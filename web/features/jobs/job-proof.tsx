import { formatDate } from "#domain/calendar/format-date.ts";
import type { DiarySeal } from "#domain/diary/entry.ts";
import { useJobPageTranslation } from "#web/i18n/job-page-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { SealQrCode } from "#web/sharing/seal-qr-code.ts";
import { TextAnchor, TextLink } from "#web/ui/text-link.tsx";

type Props = Readonly<{ seal: DiarySeal; verifyPath: string; qrCode: SealQrCode; bundlePath: string }>;

/** CN9, CN10: the newest seal, and the ways to check it: on the verification page, also by somebody else's phone, and with the bundle. */
export function JobProof({ seal, verifyPath, qrCode, bundlePath }: Props) {
  const { t } = useJobPageTranslation();
  const format = useFormat();
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-md border border-line bg-surface p-4 text-sm">
      {/* Black on white in both themes, because cameras need it. */}
      <svg
        role="img"
        aria-label={t("diary.qr")}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        className="size-32 shrink-0 rounded"
      >
        <rect width={qrCode.size} height={qrCode.size} fill="white" />
        <path d={qrCode.path} stroke="black" shapeRendering="crispEdges" />
      </svg>
      <div className="grid min-w-0 grow basis-64 gap-2">
        <p className="font-semibold">
          {t("diary.seal", {
            number: format.number(seal.number),
            day: formatDate(seal.day, language) ?? seal.day,
          })}
        </p>
        <p lang="en" className="font-mono break-all">{`${seal.number}-${seal.hash}`}</p>
        <p className="text-ink-soft">{t("diary.sealHelp")}</p>
        <p className="hidden break-all print:block" lang="en">
          {qrCode.url}
        </p>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink to={verifyPath} className="touch inline-flex items-center">
            {t("diary.verify")}
          </TextLink>
          <TextAnchor href={bundlePath} download className="touch inline-flex items-center">
            {t("diary.bundle")}
          </TextAnchor>
        </p>
      </div>
    </div>
  );
}
