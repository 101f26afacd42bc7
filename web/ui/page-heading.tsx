import type { ReactNode } from "react";

/** The page's only h1. It gets the focus after a navigation, so that screen readers start there. */
export function PageHeading({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <h1 id="page-heading" tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}
