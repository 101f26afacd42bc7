import type { MotifProps } from "./motif-props.ts";

type Props = MotifProps & { pigment?: string };

const petal = "M0 0C-10 -9 -9.5 -21 0 -33C9.5 -21 10 -9 0 0Z";
const veins = "M0 -27C-4.5 -20 -4.5 -13 -1.5 -6M0 -27C4.5 -20 4.5 -13 1.5 -6";
// Back to front, so that each petal lies over the one behind it.
const openings = [-78, 78, -52, 52, -26, 26, 0];

/** An open lotus, its base at the origin, some 70 wide and 36 tall. */
export function Lotus({ transform, pigment = "var(--mark)" }: Props) {
  return (
    <g transform={transform} fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
      {openings.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d={petal} fill="var(--paper)" strokeWidth="1.5" />
          <path
            d="M0 -33C-3.8 -28.2 -6 -23.5 -6.6 -19C-3 -21.5 3 -21.5 6.6 -19C6 -23.5 3.8 -28.2 0 -33Z"
            fill={pigment}
            stroke="none"
          />
          <path d={veins} strokeWidth="0.7" />
        </g>
      ))}
      <path d="M-9 0C-5 4 5 4 9 0" strokeWidth="1.5" />
    </g>
  );
}
