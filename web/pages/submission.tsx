import { data } from "react-router";
import { PageHead } from "#web/features/head/page-head.tsx";
import { SellerPageMissing } from "#web/features/sell/seller-page-missing.tsx";
import { SellerProgress } from "#web/features/sell/seller-progress.tsx";
import { useSellerTranslation } from "#web/i18n/seller-messages.ts";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/submission.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const page = await site.data.findSellerPage(params.token);
    return page ? data({ page }) : data({ missing: "missing" as const }, { status: 404 });
  } catch (error) {
    site.logError(error);
    return data({ missing: "failed" as const }, { status: 503 });
  }
}

/** LE5: where a sale submission stands, for anyone who has its address. */
export default function SubmissionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useSellerTranslation();
  return (
    <>
      {/* The address is a secret, so it is in no link that a crawler or a preview of a chat would follow. */}
      <PageHead title={t("title")} description={t("description")} path="/sell" noindex />
      {"page" in loaderData ? (
        <SellerProgress page={loaderData.page} />
      ) : (
        <SellerPageMissing reason={loaderData.missing} />
      )}
    </>
  );
}
