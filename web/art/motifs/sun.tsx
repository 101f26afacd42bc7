import type { MotifProps } from "./motif-props.ts";

const rays = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** The sun with its open eyes, centred at the origin, some 64 across. */
export function Sun({ transform }: MotifProps) {
  return (
    <g transform={transform} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {rays.map((angle, index) => (
        <path
          key={angle}
          d={index % 2 === 0 ? "M-3.5 -21L0 -32L3.5 -21Z" : "M-2.5 -21L0 -27L2.5 -21Z"}
          transform={`rotate(${angle})`}
          fill={index % 2 === 0 ? "var(--mark)" : "none"}
          strokeWidth="1"
        />
      ))}
      <circle r="19" fill="var(--marigold)" strokeWidth="1.6" />
      <circle r="16" strokeWidth="0.8" />
      <g strokeWidth="1.1">
        <path
          d="M-11 -2C-9 -5.5 -4.5 -5.5 -2.5 -2C-5 0.3 -8.5 0.3 -11 -2ZM11 -2C9 -5.5 4.5 -5.5 2.5 -2C5 0.3 8.5 0.3 11 -2Z"
          fill="var(--paper)"
        />
        <path d="M-11.5 -6.5C-9 -9.5 -4.5 -9.5 -2 -6.5M11.5 -6.5C9 -9.5 4.5 -9.5 2 -6.5M-1 -4C-1.5 0 -2 2 -2.3 3.5Q0 5 2.3 3.5M-4.5 8Q0 11.5 4.5 8" />
      </g>
      <path d="M0 -13V-8.5" stroke="var(--mark)" strokeWidth="1.6" />
      <g fill="currentColor" stroke="none">
        <circle cx="-6.5" cy="-2.5" r="1.5" />
        <circle cx="6.5" cy="-2.5" r="1.5" />
      </g>
    </g>
  );
}
