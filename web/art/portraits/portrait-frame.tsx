import { type ReactNode, useId } from "react";

type Props = { children: ReactNode; className?: string | undefined; facing?: "left" | "right" };

/** A round panel with a dotted double border; the person looks right unless turned. */
export function PortraitFrame({ children, className, facing = "right" }: Props) {
  const panel = useId();
  return (
    <svg viewBox="0 0 120 120" fill="none" aria-hidden="true" className={`painting ${className ?? ""}`}>
      <clipPath id={panel}>
        <circle cx="60" cy="60" r="50" />
      </clipPath>
      <circle cx="60" cy="60" r="60" fill="var(--paper)" />
      <circle cx="60" cy="60" r="50" fill="var(--sunken)" />
      <g clipPath={`url(#${panel})`}>
        <g
          transform={facing === "left" ? "matrix(-1 0 0 1 120 0)" : undefined}
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {children}
        </g>
      </g>
      <g stroke="currentColor">
        <circle cx="60" cy="60" r="50" strokeWidth="1.6" />
        <circle cx="60" cy="60" r="54" strokeWidth="2.2" strokeLinecap="round" strokeDasharray="0 5.655" />
        <circle cx="60" cy="60" r="58" strokeWidth="0.9" />
      </g>
    </svg>
  );
}

/** Drawn for a longer neck than the panel has room for. */
export function Clothes({ children }: { children: ReactNode }) {
  return <g transform="translate(-1 -9) scale(1.02)">{children}</g>;
}
