import { useId } from "react";
import { Fish } from "./motifs/fish.tsx";

type Props = { className?: string };

/** A row of fish and buds between double lines, as wide as its box. */
export function BorderFish({ className }: Props) {
  const tile = useId();
  return (
    <svg width="100%" height="36" fill="none" aria-hidden="true" className={className}>
      <pattern id={tile} width="84" height="36" patternUnits="userSpaceOnUse">
        <g stroke="currentColor" strokeLinecap="round">
          <path d="M0 1.5H84M0 34.5H84" strokeWidth="1.5" strokeLinecap="butt" />
          <path d="M0 4.5H84M0 31.5H84" strokeWidth="0.7" strokeLinecap="butt" />
          <path d="M66 10C71 14 71 22 66 26C61 22 61 14 66 10Z" fill="var(--mark)" strokeWidth="1" />
          <path
            d="M66 26C60 26 57 22.5 56.5 18C60.5 18 63.5 20 66 26C68.5 20 71.5 18 75.5 18C75 22.5 72 26 66 26Z"
            strokeWidth="1"
          />
        </g>
        <Fish transform="translate(9 7.5) scale(0.54)" />
      </pattern>
      <rect width="100%" height="36" fill={`url(#${tile})`} />
    </svg>
  );
}
