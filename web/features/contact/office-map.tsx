import type { Company } from "#domain/settings/company.ts";
import { useIsPlain } from "#web/art/use-is-plain.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { directionsUrl } from "#web/map/directions.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";

const MapSketch = deferHydration(async () => (await import("./map-sketch.tsx")).MapSketch);

const OfficePlace = deferHydration(async () => (await import("./office-place.tsx")).OfficePlace);

type Props = Readonly<Pick<Company, "sketch" | "position">>;

/** CO1: a drawing, if the company has one, and the true position. */
export function OfficeMap({ sketch: ownSketch, position }: Props) {
  const { t } = useContactTranslation();
  const sketch = useIsPlain() ? null : ownSketch;
  if (!sketch && !position) return null;
  return (
    <section aria-labelledby="map-title" className="page-width">
      <h2 id="map-title" className="sr-only">
        {t("contact.map.title")}
      </h2>
      {sketch && (
        // 450 px tall, and an own drawing, so that it needs no other site, script or cookie.
        <div
          data-testid="map"
          className="relative h-[450px] overflow-hidden rounded-xl border border-line bg-sunken"
        >
          <MapSketch />
          <OfficeCard position={position} />
        </div>
      )}
      {position && <OfficePlace position={position} />}
    </section>
  );
}

function OfficeCard({ position }: Readonly<Pick<Company, "position">>) {
  const { t } = useContactTranslation();
  const { name, address } = useCompany();
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-md sm:right-auto sm:bottom-5 sm:left-5 sm:max-w-sm sm:p-5">
      <div className="min-w-0 grow">
        <p className="font-semibold text-lg leading-title">
          <LangText>{name}</LangText>
        </p>
        <address className="text-ink-soft not-italic">
          <LangText>{address}</LangText>
        </address>
        <p className="text-ink-faint text-xs">{t("contact.map.sketch")}</p>
      </div>
      {position && (
        <ButtonAnchor
          look="secondary"
          href={directionsUrl(position)}
          rel="noreferrer"
          icon={<Icon name="navigation" />}
        >
          {t("contact.map.directions")}
        </ButtonAnchor>
      )}
    </div>
  );
}
