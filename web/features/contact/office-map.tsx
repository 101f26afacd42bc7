import Navigation from "lucide-react/icons/navigation";
import { company } from "#domain/company.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { directionsUrl } from "#web/map/directions.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";

const MapSketch = deferHydration(async () => (await import("./map-sketch.tsx")).MapSketch);

const OfficePlace = deferHydration(async () => (await import("./office-place.tsx")).OfficePlace);

/** CO1: 450 px tall, and an own drawing, so that it needs no other site, script or cookie. */
export function OfficeMap() {
  const { t } = useContactTranslation();
  const language = useLanguage();
  return (
    <section aria-labelledby="map-title" className="page-width">
      <h2 id="map-title" className="sr-only">
        {t("contact.map.title")}
      </h2>
      <div
        data-testid="map"
        className="relative h-[450px] overflow-hidden rounded-xl border border-line bg-sunken"
      >
        <MapSketch />
        <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-md sm:right-auto sm:left-5 sm:bottom-5 sm:max-w-sm sm:p-5">
          <div className="min-w-0 grow">
            <p className="font-semibold text-lg leading-title">{company.name[language]}</p>
            <address className="text-ink-soft not-italic">{company.address[language]}</address>
            <p className="text-ink-faint text-xs">{t("contact.map.sketch")}</p>
          </div>
          <ButtonAnchor
            look="secondary"
            href={directionsUrl(company.position)}
            rel="noreferrer"
            icon={<Navigation aria-hidden className="size-4" />}
          >
            {t("contact.map.directions")}
          </ButtonAnchor>
        </div>
      </div>
      <OfficePlace />
    </section>
  );
}
