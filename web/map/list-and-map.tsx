import type { ReactNode } from "react";
import type { ListView } from "#domain/list-view.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import type { MapKind } from "./map-source.ts";

type FrameProps = Readonly<{ kind: MapKind; matching: number | null; className: string }>;

const MapFrame = deferHydration<FrameProps>(
  async () => (await import("./map-frame.tsx")).MapFrame,
  ({ className }) => <div className={className} />,
);

/** MP1: how to show the list. Without JavaScript, there is no choice. */
export const ViewSwitch = deferHydration(async () => (await import("./view-switch.tsx")).ViewSwitch);

type Props = Readonly<{
  view: ListView;
  kind: MapKind;
  /** How many listings match; null if that is not known exactly. */
  matching: number | null;
  children: ReactNode;
}>;

/** MP1: a list, its map, or both. Without JavaScript, the list is there in each case. */
export function ListAndMap({ view, kind, matching, children }: Props) {
  if (view === "list") return children;
  if (view === "map")
    return (
      <>
        {/* A full screen on phones and tablets; the style sheet hides what is behind it. */}
        <div
          data-full-map
          className="noscript:hidden max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:overflow-y-auto max-lg:bg-paper max-lg:p-2"
        >
          <div className="mb-2 flex justify-center lg:hidden">
            <ViewSwitch view={view} hasNames />
          </div>
          <MapFrame
            kind={kind}
            matching={matching}
            className="h-[calc(100dvh-10.5rem)] min-h-64 lg:h-[calc(100dvh-23rem)] lg:min-h-96"
          />
        </div>
        <div className="hidden noscript:block">{children}</div>
      </>
    );
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="noscript:hidden lg:order-last">
        <div className="lg:sticky lg:top-24">
          <MapFrame kind={kind} matching={matching} className="h-80 lg:h-[calc(100vh-13rem)]" />
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
