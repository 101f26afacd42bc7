import type { ComponentProps, ComponentType, ReactNode } from "react";
import { deferDrawing } from "#web/hydration/defer-drawing.tsx";
import { useIsPlain } from "./use-is-plain.ts";

/** A drawing of the theme. The plain theme shows `plain` and does not load the file. */
export function deferArt<Props extends { className?: string | undefined }>(
  load: () => Promise<ComponentType<Props>>,
  box?: ComponentProps<"svg">,
  plain: ReactNode = null,
) {
  const Drawing = deferDrawing(load, box);
  return (props: ComponentProps<typeof Drawing>) => (useIsPlain() ? plain : <Drawing {...props} />);
}
