import { PageHead } from "#web/features/head/page-head.tsx";
import { SellerPageMissing } from "#web/features/sell/seller-page-missing.tsx";
import { SellerProgress } from "#web/features/sell/seller-progress.tsx";
import { useSellerTranslation } from "#web/i18n/seller-messages.ts";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/submission.ts";
import { loadPrivatePage } from "./load-private-page.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return loadPrivatePage(site, () => site.data.findSellerPage(params.token));
}

/** LE5: where a sale submission stands, for anyone who has its address. */
export default function SubmissionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useSellerTranslation();
  return (
    <>
      {/* The address is a secret, so it is in no link that a crawler or a preview of a chat would follow. */}
      <PageHead title={t("title")} description={t("description")} path="/sell" noindex />
      {"found" in loaderData ? (
        <SellerProgress page={loaderData.found} />
      ) : (
        <SellerPageMissing reason={loaderData.missing} />
      )}
    </>
  );
}
