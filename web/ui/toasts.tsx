import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/** If the toaster fails to load, the page works without toasts. */
const Toaster = lazy<ComponentType>(() => import("./toaster.tsx").catch(() => ({ default: () => null })));

/** Loads the toaster after hydration. */
export function Toasts() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
