import { messageInputSchema } from "#domain/messages/message.ts";
import { localize } from "#domain/settings/local-text.ts";
import { openingHours } from "#domain/settings/opening-hours.ts";
import { sentParameter } from "#domain/site/page-parameters.ts";
import { ContactDetails } from "#web/features/contact/contact-details.tsx";
import { ContactForm } from "#web/features/contact/contact-form.tsx";
import { OfficeMap } from "#web/features/contact/office-map.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { handlePostedForm } from "#web/forms/posted-form.ts";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { decorativeHero } from "#web/pictures/hero-pictures.ts";
import { siteContext } from "#web/site-context.ts";
import { PageHero } from "#web/ui/page-hero.tsx";
import { useQuery } from "#web/ui/use-query.ts";
import type { Route } from "./+types/contact.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = context.get(siteContext);
  const { hours, sketch, position } = settings.company;
  const texts = localize(settings.pages.contact, language);
  const picture = decorativeHero(settings.looks, "contact");
  return { texts, hours: openingHours(hours, language), sketch, position, picture };
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return handlePostedForm(
    request,
    messageInputSchema,
    (message, honeypot) => site.forms.sendMessage(message, honeypot),
    site.logError,
  );
}

/** Passes on the action's Retry-After header. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useContactTranslation();
  const search = useQuery();
  const { texts, hours, sketch, position, picture } = loaderData;
  return (
    <>
      <PageHead title={t("contact.title")} description={texts.description} />
      <PageHero title={t("contact.title")} lead={texts.lead} picture={picture} />
      <div className="page-width grid items-start gap-x-14 gap-y-10 py-section lg:grid-cols-[1fr_1.5fr]">
        <ContactDetails hours={hours} />
        <ContactForm posted={actionData} isSent={search.get(sentParameter) === "1"} />
      </div>
      <OfficeMap sketch={sketch} position={position} />
    </>
  );
}
