import { type ComponentType, lazy, Suspense } from "react";

type Props = { className?: string };

/** Drawings for what seldom happens, fetched when it does: pages without them need not carry them. */
export const EmptyPropertiesArt = seldom(
  async () => (await import("./empty-properties.tsx")).EmptyPropertiesArt,
);
export const EmptyProjectsArt = seldom(async () => (await import("./empty-projects.tsx")).EmptyProjectsArt);
export const ErrorArt = seldom(async () => (await import("./error.tsx")).ErrorArt);

function seldom(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // A drawing that can't be fetched leaves its place empty; the words beside it say it all.
  const Drawing = lazy(async () => ({ default: await load().catch(() => Place) }));
  return (props) => (
    <Suspense fallback={<Place {...props} />}>
      <Drawing {...props} />
    </Suspense>
  );
}

function Place({ className }: Props) {
  return <svg viewBox="0 0 240 180" aria-hidden="true" className={className} />;
}
