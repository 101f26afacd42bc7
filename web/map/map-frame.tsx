import { useEffect, useId, useState } from "react";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { MapFailure } from "./map-failure.tsx";
import type { MapKind } from "./map-source.ts";

const load = () => import("./listing-map.tsx");

type Props = Readonly<{ kind: MapKind; matching: number | null; className: string }>;

/** MP1: the place of the map, which the server renders. Leaflet loads only here. */
export function MapFrame({ kind, matching, className }: Props) {
  const { t } = useMapTranslation();
  const id = useId();
  const [module, setModule] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    setHasFailed(false);
    load().then(
      (loaded) => setModule(() => loaded),
      () => setHasFailed(true),
    );
  };
  useEffect(open, []);
  return (
    <section aria-label={t("label")} aria-describedby={`${id}-help`}>
      <a href={`#${id}-end`} className="sr-only focus:not-sr-only focus:inline-flex focus:min-h-touch">
        {t("skip")}
      </a>
      <p id={`${id}-help`} className="sr-only">
        {t("help")}
      </p>
      {module ? (
        <module.ListingMap kind={kind} matching={matching} className={className} />
      ) : (
        <>
          <div className={`grid place-items-center rounded-lg border border-line bg-sunken ${className}`}>
            {!hasFailed && <p className="text-ink-soft">{t("loading")}</p>}
          </div>
          {hasFailed ? (
            <MapFailure text={t("failed")} onRetry={open} />
          ) : (
            <div className="mt-2 min-h-touch" />
          )}
        </>
      )}
      <span id={`${id}-end`} tabIndex={-1} />
    </section>
  );
}
