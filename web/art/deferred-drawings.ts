import { deferredDrawing } from "#web/hydration/deferred-drawing.tsx";

const often = () => import("./shared-drawings.ts");

export const BorderFish = deferredDrawing(async () => (await often()).BorderFish, {
  width: "100%",
  height: 36,
});
export const BorderLotus = deferredDrawing(async () => (await often()).BorderLotus, {
  width: "100%",
  height: 30,
});
export const CornerPiece = deferredDrawing(async () => (await often()).CornerPiece, {
  width: 64,
  height: 64,
});
export const Divider = deferredDrawing(async () => (await often()).Divider, { width: 240, height: 28 });

export const EmptyPropertiesArt = deferredDrawing(
  async () => (await import("./empty-properties.tsx")).EmptyPropertiesArt,
);
export const EmptyProjectsArt = deferredDrawing(
  async () => (await import("./empty-projects.tsx")).EmptyProjectsArt,
);
export const EmptyRequestsArt = deferredDrawing(
  async () => (await import("./empty-requests.tsx")).EmptyRequestsArt,
);
export const ErrorArt = deferredDrawing(async () => (await import("./error.tsx")).ErrorArt);
export const NotFoundArt = deferredDrawing(async () => (await import("./not-found.tsx")).NotFoundArt, {
  viewBox: "0 0 240 240",
});
export const PeacockArt = deferredDrawing(async () => (await import("./peacock.tsx")).PeacockArt);
export const Portrait = deferredDrawing(async () => (await import("./portraits/portrait.tsx")).Portrait, {
  viewBox: "0 0 120 120",
});
