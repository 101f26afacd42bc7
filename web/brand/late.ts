import { lateDrawing } from "#web/art/late-drawing.tsx";

const marks = () => import("./marks.ts");

export const LogoMark = lateDrawing(async () => (await marks()).LogoMark, { viewBox: "0 0 64 64" });
export const WordMark = lateDrawing(async () => (await marks()).WordMark, { viewBox: "2 -69 585 72" });
