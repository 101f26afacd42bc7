import { useState } from "react";
import { quoteFormSchema, toServiceRequestInput } from "#domain/service-requests/service-request.ts";
import { localize } from "#domain/settings/local-text.ts";
import { sentParameter } from "#domain/site/page-parameters.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { type ChosenService, serviceFromQuery } from "#web/features/services/chosen-service.ts";
import { QuoteForm } from "#web/features/services/quote-form.tsx";
import { ServiceCards } from "#web/features/services/service-cards.tsx";
import { handlePostedForm } from "#web/forms/posted-form.ts";
import { useServicesTranslation } from "#web/i18n/services-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { decorativeHero } from "#web/pictures/hero-pictures.ts";
import { siteContext } from "#web/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import { useQuery } from "#web/ui/use-query.ts";
import type { Route } from "./+types/others.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = context.get(siteContext);
  const texts = localize({ texts: settings.pages.services, services: settings.services.items }, language);
  const { repliesInADay } = settings.promises;
  return { ...texts, repliesInADay, picture: decorativeHero(settings.looks, "others") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { forms, logError } = context.get(siteContext);
  return handlePostedForm(
    request,
    quoteFormSchema,
    (quote, honeypot) => forms.requestService(toServiceRequestInput(quote), honeypot),
    logError,
  );
}

/** Passes on the action's Retry-After header. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Others({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useServicesTranslation();
  const search = useQuery();
  const { texts, services, repliesInADay, picture } = loaderData;
  const [chosen, setChosen] = useState<ChosenService>({ service: serviceFromQuery(search), times: 0 });
  return (
    <>
      <PageHead title={t("services.title")} description={texts.description} />
      <PageHero title={t("services.title")} lead={texts.lead} picture={picture}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonAnchor href="#form">{t("services.askNow")}</ButtonAnchor>
          {repliesInADay && (
            <p className="flex items-center gap-2 font-semibold text-leaf-strong">
              <Icon name="clock" className="size-5 shrink-0" />
              {t("services.promise")}
            </p>
          )}
        </div>
      </PageHero>
      <section className="page-width pt-section">
        <h2 className="mb-6">{t("services.list")}</h2>
        <ServiceCards
          services={services}
          onChoose={(service) => setChosen(({ times }) => ({ service, times: times + 1 }))}
        />
      </section>
      <div className="page-width pt-section">
        <QuoteForm
          services={services}
          repliesInADay={repliesInADay}
          chosen={chosen}
          posted={actionData}
          isSent={search.get(sentParameter) === "1"}
        />
      </div>
    </>
  );
}
