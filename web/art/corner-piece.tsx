import sprite from "./all-pages.svg?url";
import { createThemeDrawing } from "./theme-drawing.tsx";

const corners = {
  "top-left": undefined,
  "top-right": "matrix(-1 0 0 1 64 0)",
  "bottom-right": "matrix(-1 0 0 -1 64 64)",
} as const;

type Props = Readonly<{ corner?: keyof typeof corners; className?: string | undefined }>;

/** A quarter of a lotus mandala for the corner of a panel. */
export const CornerPiece = createThemeDrawing(({ corner = "top-left", className }: Props) => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={className}>
    <use href={`${sprite}#corner`} transform={corners[corner]} />
  </svg>
));
