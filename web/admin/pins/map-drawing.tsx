import MapPin from "lucide-react/icons/map-pin";
import { memo, useMemo } from "react";
import type { MapName } from "#domain/places/map-names.ts";
import { type Pin, publicLocation } from "#domain/places/pin.ts";
import { type Shape, toPath } from "#web/map/boundaries.ts";
import { type MapView, overlaps, toFraction, viewBounds } from "#web/map/map-view.ts";
import { type MapPoint, toMapLength, toMapPoint } from "#web/map/mercator.ts";
import { fittingNames } from "#web/map/place-names.ts";
import type { MapData } from "./use-map-data.ts";

type Props = Readonly<{
  data: MapData;
  view: MapView;
  pin: Pin | null;
  localLevelId: number | null;
  /** As on phones, on every screen: there is room for fewer names. */
  isSmall?: boolean;
}>;

/** In a wider view, local levels would be too small to tell apart. */
const maxLocalLevelsWidth = 150_000;

/** The boundaries in view, their names, the pin, and the area that visitors will see. */
export function MapDrawing({ data, view, pin, localLevelId, isSmall = false }: Props) {
  const bounds = viewBounds(view);
  const { left, top, right, bottom } = bounds;
  const hasLocalLevels = view.width <= maxLocalLevelsWidth;
  const inView = (shapes: readonly Shape[]) => shapes.filter((shape) => overlaps(shape.bounds, bounds));
  const named = hasLocalLevels ? inView(data.localLevels) : inView(data.districts);
  return (
    <>
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {hasLocalLevels &&
          named.map((shape, index) => (
            <Outline
              // National parks have no id.
              key={shape.id ?? `park ${index}`}
              shape={shape}
              className={`stroke-line-strong/60 ${shape.id === localLevelId ? "fill-marigold-soft" : "fill-surface"}`}
            />
          ))}
        {inView(data.districts).map((shape) => (
          <Outline
            key={shape.id}
            shape={shape}
            className={`stroke-2 stroke-line-strong ${hasLocalLevels ? "fill-none" : "fill-surface"}`}
          />
        ))}
        {pin && <PublicArea pin={pin} />}
      </svg>
      <Names
        shapes={named}
        names={hasLocalLevels ? data.names?.local_levels : data.names?.districts}
        view={view}
        chosenId={hasLocalLevels ? localLevelId : null}
        isSmall={isSmall}
      />
      {pin && (
        <MapPin
          aria-hidden
          strokeWidth={1.5}
          className="pointer-events-none absolute size-9 -translate-x-1/2 -translate-y-[92%] fill-madder text-on-madder drop-shadow"
          style={toPosition(view, toMapPoint(pin))}
        />
      )}
    </>
  );
}

const Outline = memo(function Outline({ shape, className }: Readonly<{ shape: Shape; className: string }>) {
  const path = useMemo(() => toPath(shape), [shape]);
  return <path d={path} vectorEffect="non-scaling-stroke" strokeLinejoin="round" className={className} />;
});

function PublicArea({ pin }: Readonly<{ pin: Pin }>) {
  const area = publicLocation(pin);
  if (area.radiusMetres === 0) return null;
  const { x, y } = toMapPoint(area);
  return (
    <circle
      cx={x}
      cy={y}
      r={toMapLength(area.radiusMetres, area)}
      vectorEffect="non-scaling-stroke"
      className="fill-indigo/20 stroke-2 stroke-indigo"
    />
  );
}

type NamesProps = Readonly<{
  shapes: readonly Shape[];
  names: readonly MapName[] | undefined;
  view: MapView;
  chosenId: number | null;
  isSmall: boolean;
}>;

/** A letter's share of the map's width. */
const letterWidths = { phone: 0.022, wide: 0.011 };

function Names({ shapes, names = [], view, chosenId, isSmall }: NamesProps) {
  const byId = useMemo(() => new Map(names.map((name) => [name.id, name])), [names]);
  const onPhones = new Set(fittingNames(shapes, byId, view, chosenId, letterWidths.phone));
  const wide = isSmall ? letterWidths.phone : letterWidths.wide;
  return fittingNames(shapes, byId, view, chosenId, wide).map((place) => (
    <span
      key={place.id}
      aria-hidden
      className={`pointer-events-none absolute -translate-1/2 whitespace-nowrap text-xs leading-title [text-shadow:0_0_3px_var(--surface),0_0_3px_var(--surface)] ${place.id === chosenId ? "font-semibold text-ink" : "text-ink-soft"} ${onPhones.has(place) ? "" : "max-sm:hidden"}`}
      style={toPosition(view, toMapPoint(place))}
    >
      {place.name}
    </span>
  ));
}

function toPosition(view: MapView, point: MapPoint) {
  const { x, y } = toFraction(view, point);
  return { left: `${x * 100}%`, top: `${y * 100}%` };
}
