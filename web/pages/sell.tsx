import { data } from "react-router";
import { submissionFormSchema } from "#domain/sell/submission.ts";
import { sentParameter } from "#domain/site/page-parameters.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { SellForm } from "#web/features/sell/sell-form.tsx";
import { SellSteps } from "#web/features/sell/sell-steps.tsx";
import { handlePostedForm } from "#web/forms/posted-form.ts";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { decorativeHero } from "#web/pictures/hero-pictures.ts";
import { siteContext } from "#web/site-context.ts";
import { PageHero } from "#web/ui/page-hero.tsx";
import { useQuery } from "#web/ui/use-query.ts";
import type { Route } from "./+types/sell.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { picture: decorativeHero(context.get(siteContext).settings.looks, "sell") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { data: site, forms, language, logError } = context.get(siteContext);
  const answer = await handlePostedForm(
    request,
    submissionFormSchema,
    (submission, honeypot) => forms.submitProperty(submission, honeypot),
    logError,
  );
  const { values, codes } = answer.data;
  if (codes.place === undefined) return answer;
  const places = site.suggestPlaces(values.place ?? "", language);
  return data({ ...answer.data, places }, answer.init ?? undefined);
}

/** Passes on the action's Retry-After header. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Sell({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useSellTranslation();
  const search = useQuery();
  return (
    <>
      <PageHead title={t("sell.title")} description={t("sell.description")} />
      <PageHero title={t("sell.title")} lead={t("sell.lead")} picture={loaderData.picture} />
      <div className="page-width grid gap-12 pt-12">
        <SellSteps />
        <SellForm posted={actionData} isSent={search.get(sentParameter) === "1"} />
      </div>
    </>
  );
}
