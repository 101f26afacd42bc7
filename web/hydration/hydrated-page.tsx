import { createContext, useLayoutEffect, useState } from "react";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

const OpenedLocationContext = createContext<unknown>(undefined);

/**
 * The page that the server rendered, and those that the router opens. Parts that have not hydrated show their fallback
 * when a page is opened, because a context around them changes at once; otherwise the page would wait for their code.
 */
export function HydratedPage({ router }: Readonly<{ router: DataRouter }>) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  return (
    <>
      <OpenedLocationContext value={location}>
        <RouterProvider router={router} />
      </OpenedLocationContext>
      {/* As in ServerRouter, which sends the data beside the page: with another number of children, `useId` gives other ids than the HTML has. */}
      {null}
    </>
  );
}
