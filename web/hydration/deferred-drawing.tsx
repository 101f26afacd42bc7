import type { ComponentType, SVGProps } from "react";
import { late } from "./defer-hydration.tsx";

type Drawn = { className?: string | undefined };

/** Without its file a drawing leaves its place empty; the words beside it say it all. */
export function deferredDrawing<Props extends Drawn>(
  load: () => Promise<ComponentType<Props>>,
  box: SVGProps<SVGSVGElement> = { viewBox: "0 0 240 180" },
) {
  return late(load, ({ className }) => <svg {...box} aria-hidden="true" className={className} />);
}
