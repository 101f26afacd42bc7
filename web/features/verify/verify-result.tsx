import { formatTime } from "#domain/calendar/format-time.ts";
import { findingText } from "#domain/diary/finding-texts.ts";
import type { VerifyPage } from "#domain/diary/verify-page.ts";
import { offlineVerifierPath } from "#domain/site/verify-page-path.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useVerifyTranslation } from "#web/i18n/verify-messages.ts";
import type { SealQrCode } from "#web/sharing/seal-qr-code.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { KnownSealForm } from "./known-seal-form.tsx";
import { SealList } from "./seal-list.tsx";

/** CN9: what the server found, what was sealed, and how to check it without the server. */
export function VerifyResult({ page, qrCode }: Readonly<{ page: VerifyPage; qrCode: SealQrCode }>) {
  const { t } = useVerifyTranslation();
  const language = useLanguage();
  return (
    <>
      <section className="grid gap-4">
        <Outcome page={page} />
        <Counts page={page} />
        <p className="text-ink-soft text-sm">
          {t("checked")} <DateText iso={page.checked_at} time={formatTime(page.checked_at, language)} />
        </p>
      </section>
      <KnownSealForm known={page.known} />
      {page.seals.length > 0 && (
        <section aria-labelledby="seals" className="grid gap-4">
          <h2 id="seals" className="text-2xl">
            {t("seals.title")}
          </h2>
          <SealList seals={page.seals} />
          <Pagination page={page.page} pages={page.pages} />
        </section>
      )}
      <section aria-labelledby="offline" className="grid gap-3 print:hidden">
        <h2 id="offline" className="text-2xl">
          {t("offline.title")}
        </h2>
        <p className="max-w-text text-ink-soft">{t("offline.text")}</p>
        <div>
          <ButtonAnchor href={`${offlineVerifierPath}#${language}`} look="secondary">
            {t("offline.save")}
          </ButtonAnchor>
        </div>
      </section>
      <div className="hidden print:block">
        <svg role="img" aria-label="QR" viewBox={`0 0 ${qrCode.size} ${qrCode.size}`} className="w-32">
          <path d={qrCode.path} stroke="black" shapeRendering="crispEdges" />
        </svg>
        <p lang="en" className="break-all text-sm">
          {qrCode.url}
        </p>
      </div>
    </>
  );
}

function Outcome({ page }: Readonly<{ page: VerifyPage }>) {
  const { t } = useVerifyTranslation();
  const language = useLanguage();
  if (page.finding)
    return (
      <Notice tone="danger" title={t("broken")} isAlert>
        {findingText(page.finding, language)}
      </Notice>
    );
  if (page.days === 0) return <Notice title={t("empty")}>{t("emptyText")}</Notice>;
  return <Notice tone="success" title={t("intact")} />;
}

function Counts({ page }: Readonly<{ page: VerifyPage }>) {
  const { t } = useVerifyTranslation();
  const format = useFormat();
  return (
    <dl className="grid grid-cols-3 gap-3">
      {(["days", "entries", "pictures"] as const).map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface p-3"
        >
          <dt className="text-ink-soft text-sm">{t(`counts.${name}`)}</dt>
          <dd className="font-semibold text-xl">{format.number(page[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
