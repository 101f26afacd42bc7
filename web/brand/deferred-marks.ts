import { deferDrawing } from "#web/hydration/defer-drawing.tsx";

export const LogoMark = deferDrawing(async () => (await import("./logo-mark.tsx")).LogoMark, {
  viewBox: "0 0 64 64",
});
