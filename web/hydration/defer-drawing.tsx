import type { ComponentType, SVGProps } from "react";
import { deferHydration } from "./defer-hydration.tsx";

type Drawn = { className?: string | undefined };

/** Without its file a drawing leaves its place empty; the words beside it say it all. */
export function deferDrawing<Props extends Drawn>(
  load: () => Promise<ComponentType<Props>>,
  box: SVGProps<SVGSVGElement> = { viewBox: "0 0 240 180" },
) {
  return deferHydration(load, ({ className }) => <svg {...box} aria-hidden="true" className={className} />);
}
