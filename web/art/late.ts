import { lateDrawing } from "./late-drawing.tsx";

const often = () => import("./often.ts");

export const BorderFish = lateDrawing(async () => (await often()).BorderFish, { width: "100%", height: 36 });
export const BorderLotus = lateDrawing(async () => (await often()).BorderLotus, {
  width: "100%",
  height: 30,
});
export const CornerPiece = lateDrawing(async () => (await often()).CornerPiece, { width: 64, height: 64 });
export const Divider = lateDrawing(async () => (await often()).Divider, { width: 240, height: 28 });

export const EmptyPropertiesArt = lateDrawing(
  async () => (await import("./empty-properties.tsx")).EmptyPropertiesArt,
);
export const EmptyProjectsArt = lateDrawing(
  async () => (await import("./empty-projects.tsx")).EmptyProjectsArt,
);
export const EmptyRequestsArt = lateDrawing(
  async () => (await import("./empty-requests.tsx")).EmptyRequestsArt,
);
export const ErrorArt = lateDrawing(async () => (await import("./error.tsx")).ErrorArt);
export const NotFoundArt = lateDrawing(async () => (await import("./not-found.tsx")).NotFoundArt, {
  viewBox: "0 0 240 240",
});
export const PeacockArt = lateDrawing(async () => (await import("./peacock.tsx")).PeacockArt);
export const Portrait = lateDrawing(async () => (await import("./portraits/portrait.tsx")).Portrait, {
  viewBox: "0 0 120 120",
});
