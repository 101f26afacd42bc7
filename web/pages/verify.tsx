import { data, redirect } from "react-router";
import { normalizeCode } from "#domain/diary/verify-page.ts";
import { readPageNumber } from "#domain/paging.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { sealedDiaryPath, verifyPagePath } from "#domain/site/verify-page-path.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { VerifyCodeForm } from "#web/features/verify/verify-code-form.tsx";
import { VerifyResult } from "#web/features/verify/verify-result.tsx";
import { useVerifyTranslation } from "#web/i18n/verify-messages.ts";
import { sealQrCode } from "#web/sharing/seal-qr-code.ts";
import { siteContext } from "#web/site-context.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/verify.ts";

const maxParameterLength = 100;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get("code");
  if (typed !== null && normalizeCode(typed) !== "") {
    const code = normalizeCode(typed).slice(0, maxParameterLength);
    throw redirect(pageAddress(verifyPagePath(code), site.language));
  }
  if (params.code === undefined)
    return site.settings.construction.isOn
      ? data({ state: "asked" as const })
      : data({ state: "missing" as const }, { status: 404 });
  const seal = searchParams.get("seal")?.slice(0, maxParameterLength) || null;
  const query = { page: readPageNumber(Object.fromEntries(searchParams)), seal };
  try {
    const page = await site.data.findVerifyPage(params.code, query);
    if (!page) return data({ state: "missing" as const }, { status: 404 });
    // On paper, the code leads back to this page and brings the newest seal with it.
    const newest = page.page === 1 ? (page.seals[0] ?? null) : null;
    const qrCode = await sealQrCode(site.publicUrl + sealedDiaryPath(page.code, newest));
    return data({ state: "found" as const, page, qrCode });
  } catch (error) {
    site.logError(error);
    return data({ state: "unavailable" as const }, { status: 503 });
  }
}

/** CN9: what was sealed when, for anyone who has the code. It needs no JavaScript. */
export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const { t } = useVerifyTranslation();
  const { state } = loaderData;
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("description")}
        path="/verify"
        noindex={state !== "asked"}
      />
      <div className="page-width grid max-w-4xl gap-8 py-section print:py-0">
        <header className="grid gap-3">
          <PageHeading>
            {state === "found" ? (
              <>
                {t("heading")}{" "}
                <span lang="en" className="whitespace-nowrap font-mono text-2xl">
                  {loaderData.page.code}
                </span>
              </>
            ) : (
              t("title")
            )}
          </PageHeading>
          <p className="max-w-text text-ink-soft">{t("intro")}</p>
        </header>
        {(state === "missing" || state === "unavailable") && (
          <Notice tone="danger" title={t(`${state}.title`)} isAlert>
            {t(`${state}.text`)}
          </Notice>
        )}
        {state === "found" ? (
          <VerifyResult page={loaderData.page} qrCode={loaderData.qrCode} />
        ) : (
          <VerifyCodeForm />
        )}
      </div>
    </>
  );
}
