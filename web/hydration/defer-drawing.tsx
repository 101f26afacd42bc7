import type { ComponentType, SVGProps } from "react";
import { deferHydration } from "./defer-hydration.tsx";

type DrawingProps = { className?: string | undefined };

/** Until its file has loaded, a drawing is an empty box of the same size. */
export function deferDrawing<Props extends DrawingProps>(
  load: () => Promise<ComponentType<Props>>,
  box: SVGProps<SVGSVGElement> = { viewBox: "0 0 240 180" },
) {
  return deferHydration(load, ({ className }) => <svg {...box} aria-hidden="true" className={className} />);
}
