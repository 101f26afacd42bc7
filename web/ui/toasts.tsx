import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/** A toaster that can't be fetched costs the toasts, not the page. */
const Toaster = lazy<ComponentType>(() => import("./toaster.tsx").catch(() => ({ default: () => null })));

/** The place where toasts appear. Its code comes after the page, which can be read and used without it. */
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
