import scenes from "./scenes.svg?url";
import { createThemeDrawing } from "./theme-drawing.tsx";

type Props = Readonly<{ className?: string | undefined }>;

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
