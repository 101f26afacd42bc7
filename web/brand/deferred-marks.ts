import { deferDrawing } from "#web/hydration/defer-drawing.tsx";

const marks = () => import("./marks.ts");

export const LogoMark = deferDrawing(async () => (await marks()).LogoMark, { viewBox: "0 0 64 64" });
export const WordMark = deferDrawing(async () => (await marks()).WordMark, { viewBox: "2 -69 585 72" });
