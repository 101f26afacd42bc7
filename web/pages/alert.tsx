import { data } from "react-router";
import { AlertEnded, AlertMissing } from "#web/features/alerts/alert-end.tsx";
import { AlertState } from "#web/features/alerts/alert-state.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { useAlertPageTranslation } from "#web/i18n/alert-page-messages.ts";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/alert.ts";
import { loadPrivatePage } from "./load-private-page.ts";

const changes = ["confirm", "end", "end-all"] as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return loadPrivatePage(site, () => site.data.findAlertPage(params.token, site.language));
}

/** What to do is in the address: there is no body to read. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const asked = new URL(request.url).searchParams.get("change");
  const change = changes.find((one) => one === asked);
  if (!change) return data(null, { status: 400 });
  try {
    const changed = await site.forms.changeAlert(params.token, change);
    return data(changed, { status: changed ? 200 : 404 });
  } catch (error) {
    site.logError(error);
    return data(null, { status: 503 });
  }
}

/** VT5: confirms and ends an alert, for anyone who has its address. */
export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useAlertPageTranslation();
  return (
    <>
      {/* The address is a secret, so it is in no link that a crawler or a preview of a chat would follow. */}
      <PageHead title={t("title")} description={t("description")} path="/buy" noindex />
      {actionData?.is === "ended" ? (
        <AlertEnded change={actionData} />
      ) : "found" in loaderData ? (
        <AlertState page={loaderData.found} isNew={actionData?.is === "confirmed"} />
      ) : (
        <AlertMissing reason={loaderData.missing} />
      )}
    </>
  );
}
