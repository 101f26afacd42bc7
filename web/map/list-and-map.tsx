import type { ReactNode } from "react";
import type { ListView } from "#domain/list-view.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import type { MapKind } from "./map-source.ts";

type FrameProps = Readonly<{ kind: MapKind; className: string }>;

const MapFrame = deferHydration<FrameProps>(
  async () => (await import("./map-frame.tsx")).MapFrame,
  ({ className }) => <div className={className} />,
);

/** MP1: how to show the list. Without JavaScript, there is no choice. */
export const ViewSwitch = deferHydration(async () => (await import("./view-switch.tsx")).ViewSwitch);

type Props = Readonly<{ view: ListView; kind: MapKind; children: ReactNode }>;

/** MP1: a list, its map, or both. Without JavaScript, the list is there in each case. */
export function ListAndMap({ view, kind, children }: Props) {
  if (view === "list") return children;
  const isBeside = view === "both";
  return (
    <div className={isBeside ? "grid gap-6 lg:grid-cols-2" : ""}>
      <div className={`noscript:hidden ${isBeside ? "lg:order-last" : ""}`}>
        <div className={isBeside ? "lg:sticky lg:top-24" : ""}>
          <MapFrame
            kind={kind}
            className={isBeside ? "h-80 lg:h-[calc(100vh-13rem)]" : "h-[70vh] min-h-96"}
          />
        </div>
      </div>
      <div className={isBeside ? "min-w-0" : "hidden noscript:block"}>{children}</div>
    </div>
  );
}
