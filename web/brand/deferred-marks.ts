import { deferredDrawing } from "#web/hydration/deferred-drawing.tsx";

const marks = () => import("./marks.ts");

export const LogoMark = deferredDrawing(async () => (await marks()).LogoMark, { viewBox: "0 0 64 64" });
export const WordMark = deferredDrawing(async () => (await marks()).WordMark, { viewBox: "2 -69 585 72" });
