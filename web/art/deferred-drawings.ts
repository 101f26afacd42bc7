import { deferArt } from "./defer-art.tsx";
import { plainBorder } from "./plain-border.tsx";

const loadShared = () => import("./shared-drawings.ts");

export const BorderFish = deferArt(
  async () => (await loadShared()).BorderFish,
  {
    width: "100%",
    height: 36,
  },
  plainBorder,
);
export const BorderLotus = deferArt(
  async () => (await loadShared()).BorderLotus,
  {
    width: "100%",
    height: 30,
  },
  plainBorder,
);
export const CornerPiece = deferArt(async () => (await loadShared()).CornerPiece, {
  width: 64,
  height: 64,
});
export const Divider = deferArt(async () => (await loadShared()).Divider, { width: 240, height: 28 });

export const EmptyPropertiesArt = deferArt(
  async () => (await import("./empty-properties.tsx")).EmptyPropertiesArt,
);
export const EmptyProjectsArt = deferArt(async () => (await import("./empty-projects.tsx")).EmptyProjectsArt);
export const EmptyRequestsArt = deferArt(async () => (await import("./empty-requests.tsx")).EmptyRequestsArt);
export const EmptyMessagesArt = deferArt(async () => (await import("./empty-messages.tsx")).EmptyMessagesArt);
export const ErrorArt = deferArt(async () => (await import("./error.tsx")).ErrorArt);
export const NotFoundArt = deferArt(async () => (await import("./not-found.tsx")).NotFoundArt, {
  viewBox: "0 0 240 240",
});
export const PeacockArt = deferArt(async () => (await import("./peacock.tsx")).PeacockArt);
export const Portrait = deferArt(async () => (await import("./portraits/portrait.tsx")).Portrait, {
  viewBox: "0 0 120 120",
});
