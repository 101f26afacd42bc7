import type { ReactNode } from "react";

type Props = { children: ReactNode; facing?: "left" | "right" };

/** The person, without the panel around them; they look right unless turned. */
export function PortraitFrame({ children, facing = "right" }: Props) {
  return (
    <g
      transform={facing === "left" ? "matrix(-1 0 0 1 120 0)" : undefined}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </g>
  );
}

/** Drawn for a longer neck than the panel has room for. */
export function Clothes({ children }: { children: ReactNode }) {
  return <g transform="translate(-1 -9) scale(1.02)">{children}</g>;
}
