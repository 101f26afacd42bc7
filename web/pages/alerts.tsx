import { redirect } from "react-router";
import { alertInputSchema, readAlertFilters } from "#domain/alerts/alert.ts";
import { alertQuery } from "#domain/alerts/alert-query.ts";
import { describeSearch } from "#domain/alerts/search-name.ts";
import { alertListPath } from "#domain/site/alert-page-path.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { sentParameter } from "#domain/site/page-parameters.ts";
import { AlertRequest } from "#web/features/alerts/alert-request.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { handlePostedForm } from "#web/forms/posted-form.ts";
import { useAlertPageTranslation } from "#web/i18n/alert-page-messages.ts";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/alerts.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { hasMail, language } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const listing = searchParams.get("listing") === "rent" ? "rent" : "sale";
  // A list's own parameters are understood, too: the address of a list is often changed by hand.
  const filters = readAlertFilters(listing, searchParams.get("query") ?? searchParams.toString());
  const query = alertQuery(filters);
  const listPath = alertListPath(listing, query);
  if (!hasMail) throw redirect(pageAddress(listPath, language));
  return {
    listing,
    query,
    name: describeSearch(listing, filters, language),
    listPath,
    isSent: searchParams.get(sentParameter) === "1",
  } as const;
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const store = (...form: Parameters<typeof site.forms.requestAlert>) => site.forms.requestAlert(...form);
  return handlePostedForm(request, alertInputSchema, store, site.logError);
}

/** Passes on the action's Retry-After header. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** VT5: where the offer of a list leads without JavaScript. */
export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useAlertPageTranslation();
  return (
    <>
      <PageHead title={t("title")} description={t("description")} noindex />
      <AlertRequest {...loaderData} posted={actionData} />
    </>
  );
}
