import { useRef } from "react";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { MapFailure } from "./map-failure.tsx";
import type { MapKind } from "./map-source.ts";
import { PinCard } from "./pin-card.tsx";
import { useListingMap } from "./use-listing-map.ts";

/** MP1: loaded when a map is opened, with Leaflet. */
type Props = Readonly<{
  kind: MapKind;
  /** How many listings the list has; null if that is not known exactly. */
  matching: number | null;
  className: string;
}>;

export function ListingMap({ kind, matching, className }: Props) {
  const { t } = useMapTranslation();
  const format = useFormat();
  const canvas = useRef<HTMLDivElement>(null);
  const map = useListingMap(kind, canvas);
  const { shown } = map;
  const count = format.number(shown?.count ?? 0);
  // With all of them in view, what is missing has no pin.
  const unplaced = shown?.is_exact && matching !== null && !map.showAll ? matching - shown.count : 0;
  return (
    <>
      <div className={`relative overflow-hidden rounded-lg border border-line ${className}`}>
        {/* Leaflet's layers have high z-indexes, which must not cover the page's header. */}
        <div ref={canvas} aria-busy={map.isLoading} className="map-canvas isolate size-full" />
        {map.opened && (
          <PinCard key={map.opened.pins[0]?.id} kind={kind} pins={map.opened.pins} onClose={map.close} />
        )}
      </div>
      {map.failure ? (
        <MapFailure text={t(map.failure === "pins" ? "pinsFailed" : "failed")} onRetry={map.retry} />
      ) : (
        <div className="mt-2 flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1">
          <p role="status" className="grow text-ink-soft text-sm">
            {shown && !map.isLoading
              ? t(shown.count === 0 ? "none" : shown.is_exact ? "shown" : "shownAtLeast", { count })
              : t("loading")}
            {!map.isLoading && unplaced > 0 && ` · ${t("unplaced", { count: format.number(unplaced) })}`}
          </p>
          {map.searchHere && (
            <Button size="small" onClick={map.searchHere}>
              {t("searchHere")}
            </Button>
          )}
          {map.showAll && (
            <Button look="quiet" size="small" onClick={map.showAll}>
              {t("showAll")}
            </Button>
          )}
          <label className="touch inline-flex cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={map.isFollowing}
              onChange={({ target }) => map.setIsFollowing(target.checked)}
              className="size-5 accent-madder-edge"
            />
            {t("follow")}
          </label>
        </div>
      )}
    </>
  );
}
