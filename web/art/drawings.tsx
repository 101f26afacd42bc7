import sprite from "./all-pages.svg?url";
import { FishBorder, LotusBorder } from "./borders.tsx";
import { plainBorder } from "./plain-border.tsx";
import scenes from "./scenes.svg?url";
import { createThemeDrawing } from "./theme-drawing.tsx";

type Props = Readonly<{ className?: string | undefined }>;
const corners = {
  "top-left": undefined,
  "top-right": "matrix(-1 0 0 1 64 0)",
  "bottom-right": "matrix(-1 0 0 -1 64 64)",
} as const;
type Corner = keyof typeof corners;

export const BorderFish = createThemeDrawing(FishBorder, plainBorder);
export const BorderLotus = createThemeDrawing(LotusBorder, plainBorder);

/** A quarter of a lotus mandala for the corner of a panel. */
export const CornerPiece = createThemeDrawing(
  ({ corner = "top-left", className }: Props & Readonly<{ corner?: Corner }>) => (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={className}>
      <use href={`${sprite}#corner`} transform={corners[corner]} />
    </svg>
  ),
);

/** A lotus between two lines, below a heading. */
export const Divider = createThemeDrawing(({ className }: Props) => (
  <svg viewBox="0 0 240 28" width="240" height="28" aria-hidden="true" className={className}>
    <use href={`${sprite}#divider`} />
  </svg>
));

export const EmptyMessagesArt = createScene("empty-messages");
export const EmptyProjectsArt = createScene("empty-projects");
export const EmptyPropertiesArt = createScene("empty-properties");
export const EmptyRequestsArt = createScene("empty-requests");
export const ErrorArt = createScene("error");
export const FieldArt = createScene("field");
export const PeacockArt = createScene("peacock");

function createScene(id: string) {
  return createThemeDrawing(({ className }: Props) => (
    <svg viewBox="0 0 240 180" aria-hidden="true" className={className}>
      <use href={`${scenes}#${id}`} />
    </svg>
  ));
}

/** Three fish circling in a pond. */
export const NotFoundArt = createThemeDrawing(({ className }: Props) => (
  <svg viewBox="0 0 240 240" aria-hidden="true" className={className}>
    <use href={`${scenes}#pond`} />
    {/* motion-safe: no animation with reduced motion. */}
    <g className="motion-safe:animate-drift" style={{ transformOrigin: "120px 120px" }}>
      <use href={`${scenes}#pond-fish`} />
    </g>
  </svg>
));
