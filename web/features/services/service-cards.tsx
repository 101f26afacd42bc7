import type { MouseEvent } from "react";
import type { ServiceKey } from "#domain/service-requests/services.ts";
import { useServicesTranslation } from "#web/i18n/services-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Card } from "#web/ui/card.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SitePicture } from "#web/ui/site-picture.tsx";
import { type OfferedService, serviceHref } from "./chosen-service.ts";
import { servicePictures } from "./service-pictures.ts";

type Props = Readonly<{ services: readonly OfferedService[]; onChoose: (service: ServiceKey) => void }>;

/** OT1: choosing a service fills it into the form below. */
export function ServiceCards({ services, onChoose }: Props) {
  const { t } = useServicesTranslation();
  const language = useLanguage();
  const choose = (event: MouseEvent, service: ServiceKey) => {
    // Leaves clicks that open a new tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(service);
  };
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ id, name, text }) => (
        <Card key={id} as="li" isInteractive isPadded={false} className="card-column">
          <SitePicture
            picture={servicePictures[id]}
            alt={servicePictures[id].alt[language]}
            sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
            className="card-picture"
          />
          <div className="card-body">
            <h3>
              <LangText>{name}</LangText>
            </h3>
            <p className="mt-1 mb-2 grow text-ink-soft">
              <LangText>{text}</LangText>
            </p>
            <a
              href={serviceHref(id)}
              onClick={(event) => choose(event, id)}
              aria-label={t("services.askAbout", { service: name })}
              className="touch inline-flex items-center gap-2 self-start font-semibold text-indigo underline-offset-4 after:absolute after:inset-0 hover:text-indigo-hover hover:underline"
            >
              {t("services.ask")}
              <Icon name="arrow-right" className="size-4" />
            </a>
          </div>
        </Card>
      ))}
    </ul>
  );
}
