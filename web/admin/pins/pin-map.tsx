import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, useId } from "react";
import type { Pin } from "#domain/places/pin.ts";
import { usePinTranslation } from "#web/admin/i18n/pin-messages.ts";
import { movePoint, type Point } from "#web/map/mercator.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { PinPlace } from "./pin-place.tsx";
import { type MapData, useMapData } from "./use-map-data.ts";
import { usePinCanvas } from "./use-pin-canvas.ts";

type Props = Readonly<{
  pin: Pin | null;
  localLevelId: number | null;
  onMove: (point: Point) => void;
}>;

/** A map of boundaries on which a click, a drag or the arrow keys move the pin. */
export function PinMap(props: Props) {
  const { t } = usePinTranslation();
  const { data, isFailed, retry } = useMapData();
  if (data) return <LoadedMap {...props} data={data} />;
  return (
    <div className="grid aspect-4/3 max-w-2xl place-content-center justify-items-center gap-4 rounded-md border border-line bg-sunken p-4 text-center">
      {isFailed ? (
        <>
          <p role="alert">{t("failed")}</p>
          <Button look="secondary" onClick={retry}>
            {t("retry")}
          </Button>
        </>
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t("loading")}
        </p>
      )}
    </div>
  );
}

const stepMetres = 50;
const longStepMetres = 500;
const arrows: Readonly<Partial<Record<string, readonly [east: number, north: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function LoadedMap(props: Props & Readonly<{ data: MapData }>) {
  const { pin, localLevelId, onMove, data } = props;
  const { t } = usePinTranslation();
  const id = useId();
  const { ref, canvas } = usePinCanvas(props);
  const zoomBy = (steps: number) => canvas.current?.zoomBy(steps);

  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) {
      const metres = event.shiftKey ? longStepMetres : stepMetres;
      const [east, north] = arrow;
      const moved = pin ? movePoint(pin, east * metres, north * metres) : canvas.current?.centre;
      if (moved) onMove(moved);
    } else if (event.key === "+" || event.key === "=") zoomBy(1);
    else if (event.key === "-") zoomBy(-1);
    else return;
    event.preventDefault();
  }
  return (
    <div className="max-w-2xl">
      <div className="relative">
        <div
          ref={ref}
          role="application"
          aria-label={t("map")}
          aria-describedby={`${id}-help`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the pin
          tabIndex={0}
          onKeyDown={pressKey}
          className="map-canvas isolate aspect-4/3 cursor-crosshair! overflow-hidden rounded-md border border-line-strong"
        />
        <div className="absolute top-2 right-2 grid gap-2">
          <IconButton look="outlined" label={t("zoomIn")} onClick={() => zoomBy(1)}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton look="outlined" label={t("zoomOut")} onClick={() => zoomBy(-1)}>
            <Minus aria-hidden />
          </IconButton>
        </div>
      </div>
      <PinPlace data={data} pin={pin} localLevelId={localLevelId} />
      <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-soft">
        {t("mapHelp")}
      </p>
    </div>
  );
}
