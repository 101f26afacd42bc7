import type { ReactNode } from "react";

/** The page's one h1. Focus comes here after a navigation, so that a screen reader begins where the page does. */
export function PageHeading({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <h1 id="page-heading" tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}
