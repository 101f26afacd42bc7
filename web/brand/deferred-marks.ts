import { deferDrawing } from "#web/hydration/defer-drawing.tsx";

const loadMarks = () => import("./marks.ts");

export const LogoMark = deferDrawing(async () => (await loadMarks()).LogoMark, { viewBox: "0 0 64 64" });
export const WordMark = deferDrawing(async () => (await loadMarks()).WordMark, { viewBox: "2 -69 585 72" });
