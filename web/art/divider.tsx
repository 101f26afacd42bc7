import sprite from "./all-pages.svg?url";
import { createThemeDrawing } from "./theme-drawing.tsx";

type Props = Readonly<{ className?: string | undefined }>;

/** A lotus between two lines, below a heading. */
export const Divider = createThemeDrawing(({ className }: Props) => (
  <svg viewBox="0 0 240 28" width="240" height="28" aria-hidden="true" className={className}>
    <use href={`${sprite}#divider`} />
  </svg>
));
