import type { ComponentType, ReactNode } from "react";
import { useIsPlain } from "./use-is-plain.ts";

/** A drawing of the theme. The plain theme shows `plain` instead and does not load the file. */
export function createThemeDrawing<Props extends object>(
  Drawing: ComponentType<Props>,
  plain: ReactNode = null,
) {
  return (props: Props) => (useIsPlain() ? plain : <Drawing {...props} />);
}
