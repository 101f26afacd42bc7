import { deferDrawing } from "#web/hydration/defer-drawing.tsx";

const loadShared = () => import("./shared-drawings.ts");

export const BorderFish = deferDrawing(async () => (await loadShared()).BorderFish, {
  width: "100%",
  height: 36,
});
export const BorderLotus = deferDrawing(async () => (await loadShared()).BorderLotus, {
  width: "100%",
  height: 30,
});
export const CornerPiece = deferDrawing(async () => (await loadShared()).CornerPiece, {
  width: 64,
  height: 64,
});
export const Divider = deferDrawing(async () => (await loadShared()).Divider, { width: 240, height: 28 });

export const EmptyPropertiesArt = deferDrawing(
  async () => (await import("./empty-properties.tsx")).EmptyPropertiesArt,
);
export const EmptyProjectsArt = deferDrawing(
  async () => (await import("./empty-projects.tsx")).EmptyProjectsArt,
);
export const EmptyRequestsArt = deferDrawing(
  async () => (await import("./empty-requests.tsx")).EmptyRequestsArt,
);
export const ErrorArt = deferDrawing(async () => (await import("./error.tsx")).ErrorArt);
export const NotFoundArt = deferDrawing(async () => (await import("./not-found.tsx")).NotFoundArt, {
  viewBox: "0 0 240 240",
});
export const PeacockArt = deferDrawing(async () => (await import("./peacock.tsx")).PeacockArt);
export const Portrait = deferDrawing(async () => (await import("./portraits/portrait.tsx")).Portrait, {
  viewBox: "0 0 120 120",
});
