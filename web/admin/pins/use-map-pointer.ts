import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { fromFraction, type MapView, toFraction, zoomView } from "#web/map/map-view.ts";
import { type MapPoint, type Point, toMapPoint, toPoint } from "#web/map/mercator.ts";

type Options = Readonly<{
  pin: Point | null;
  view: MapView;
  setView: (view: MapView) => void;
  onMove: (point: Point) => void;
}>;

/** `view` is the one that the drag started with. */
type Drag = Readonly<{ is: "pin" | "view"; start: Readonly<{ x: number; y: number }>; view: MapView }> & {
  hasMoved: boolean;
};

/** Half of the smallest touch target. */
const reachPixels = 22;
/** The tip of the pin is its place; its head is above. */
const headPixels = 18;
const clickPixels = 6;
const wheelFactor = 1.25;

/**
 * A click sets the pin, a drag moves the pin or the map. Until the map has the focus, the wheel and the finger scroll the
 * page, so that nobody is caught in the map on the way to the next field.
 */
export function useMapPointer({ pin, view, setView, onMove }: Options) {
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (document.activeElement !== element.current && !event.ctrlKey) return;
    event.preventDefault();
    setView(zoomView(view, event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, pointAt(event, view)));
  });
  useEffect(() => {
    const listen = (event: WheelEvent) => onWheel(event);
    const map = element.current;
    // React's listener is passive and can't keep the page from scrolling.
    map?.addEventListener("wheel", listen, { passive: false });
    return () => map?.removeEventListener("wheel", listen);
  }, []);

  function pointAt(
    { clientX, clientY }: Readonly<{ clientX: number; clientY: number }>,
    view: MapView,
  ): MapPoint {
    const { left, top, width, height } = element.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return fromFraction(view, { x: (clientX - left) / width, y: (clientY - top) / height });
  }

  function isOnPin({ clientX, clientY }: PointerEvent): boolean {
    const box = element.current?.getBoundingClientRect();
    if (!pin || !box) return false;
    const place = toFraction(view, toMapPoint(pin));
    const head = { x: box.left + place.x * box.width, y: box.top + place.y * box.height - headPixels };
    return Math.hypot(clientX - head.x, clientY - head.y) < reachPixels;
  }

  return {
    element,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const start = { x: event.clientX, y: event.clientY };
        drag.current = { is: isOnPin(event) ? "pin" : "view", start, view, hasMoved: false };
      },
      onPointerMove(event: PointerEvent) {
        const { current } = drag;
        if (!current) return;
        const { start } = current;
        current.hasMoved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > clickPixels;
        if (!current.hasMoved) return;
        if (current.is === "pin") onMove(toPoint(pointAt(event, current.view)));
        else {
          const from = pointAt({ clientX: start.x, clientY: start.y }, current.view);
          const to = pointAt(event, current.view);
          setView({ ...current.view, x: current.view.x + from.x - to.x, y: current.view.y + from.y - to.y });
        }
      },
      onPointerUp(event: PointerEvent) {
        const { current } = drag;
        drag.current = null;
        if (current && !current.hasMoved && current.is === "view") onMove(toPoint(pointAt(event, view)));
      },
      /** The browser scrolls the page instead. */
      onPointerCancel() {
        drag.current = null;
      },
    },
  };
}
