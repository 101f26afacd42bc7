import type { MotifProps } from "./motif-props.ts";

const outer = Array.from({ length: 12 }, (_, index) => index * 30);

/** A lotus seen from above, in concentric rings; centred, 72 across. */
export function Purain({ transform }: MotifProps) {
  return (
    <g transform={transform} fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
      {outer.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path
            d="M0 -14C-6.5 -19 -7.5 -27 0 -36C7.5 -27 6.5 -19 0 -14Z"
            fill="var(--paper)"
            strokeWidth="1.3"
          />
          <path
            d="M0 -36C-2.7 -32.7 -4.5 -29.5 -5 -26.6Q0 -29 5 -26.6C4.5 -29.5 2.7 -32.7 0 -36Z"
            fill="var(--mark)"
            stroke="none"
          />
          <path d="M0 -18V-26" strokeWidth="0.6" />
        </g>
      ))}
      <circle r="15" fill="var(--paper)" strokeWidth="1.3" />
      <circle r="11.5" strokeWidth="2" strokeDasharray="0 4.015" />
      <circle r="8" fill="var(--marigold)" strokeWidth="1.2" />
      <path d="M-3 -2v.1M3 -2v.1M0 3v.1" strokeWidth="1.8" />
    </g>
  );
}
