import { useSearchParams } from "react-router";
import { messageInputSchema } from "#domain/messages/message.ts";
import { sentParameter } from "#domain/site/page-parameters.ts";
import { ContactDetails } from "#web/features/contact/contact-details.tsx";
import { ContactForm } from "#web/features/contact/contact-form.tsx";
import { OfficeMap } from "#web/features/contact/office-map.tsx";
import { PageHead } from "#web/features/head/page-head.tsx";
import { handlePostedForm } from "#web/forms/posted-form.ts";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { heroContact } from "#web/pictures/hero-contact.ts";
import { siteContext } from "#web/site-context.ts";
import { PageHero } from "#web/ui/page-hero.tsx";
import type { Route } from "./+types/contact.ts";

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

export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useContactTranslation();
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={t("contact.title")} description={t("contact.description")} />
      <PageHero title={t("contact.title")} lead={t("contact.lead")} picture={heroContact} />
      <div className="page-width grid items-start gap-x-14 gap-y-10 py-section lg:grid-cols-[1fr_1.5fr]">
        <ContactDetails />
        <ContactForm posted={actionData} isSent={search.get(sentParameter) === "1"} />
      </div>
      <OfficeMap />
    </>
  );
}
