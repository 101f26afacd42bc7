import type { ComponentType, SVGProps } from "react";
import { late } from "#web/ui/late.tsx";

const often = () => import("./often.ts");

export const LogoMark = lateDrawing(async () => (await often()).LogoMark, { viewBox: "0 0 64 64" });
export const WordMark = lateDrawing(async () => (await often()).WordMark, { viewBox: "2 -69 585 72" });
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

type Drawn = { className?: string | undefined };

/** Without its file a drawing leaves its place empty; the words beside it say it all. */
function lateDrawing<Props extends Drawn>(
  load: () => Promise<ComponentType<Props>>,
  box: SVGProps<SVGSVGElement> = { viewBox: "0 0 240 180" },
) {
  return late(load, ({ className }) => <svg {...box} aria-hidden="true" className={className} />);
}
