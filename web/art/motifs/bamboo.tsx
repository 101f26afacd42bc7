import type { MotifProps } from "./motif-props.ts";

type Props = MotifProps & { joints?: number };

const joint = 24;
const leaf = "M0 0C5 -5 13 -7 22 -5C16 0 8 2.5 0 0Z";

/** A stem growing up from the origin, one joint 24 tall; leaves in pairs that grow sparser below. */
export function Bamboo({ transform, joints = 4 }: Props) {
  return (
    <g transform={transform} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {Array.from({ length: joints }, (_, index) => {
        const foot = -index * joint;
        const side = index % 2 === 0 ? 1 : -1;
        return (
          <g key={foot} transform={`translate(0 ${foot})`}>
            <path
              d={`M-3 0C-2.2 -8 -2.2 -16 -3 -${joint}M3 0C2.2 -8 2.2 -16 3 -${joint}`}
              strokeWidth="1.4"
            />
            <path d="M-4.2 0Q0 2.2 4.2 0" strokeWidth="1.6" />
            <path d="M0 -4V-19" strokeWidth="0.6" />
            {index > 0 && (
              <g transform={`scale(${side} 1) translate(3 0)`} fill="var(--sprig)" strokeWidth="0.9">
                <path d={leaf} transform="rotate(-38)" />
                <path d={leaf} transform="rotate(8) scale(0.85)" />
              </g>
            )}
          </g>
        );
      })}
      <path
        d={leaf}
        transform={`translate(0 ${-joints * joint}) rotate(-80) scale(0.9)`}
        fill="var(--sprig)"
        strokeWidth="0.9"
      />
      <path
        d={leaf}
        transform={`translate(0 ${-joints * joint}) scale(-1 1) rotate(-40) scale(0.85)`}
        fill="var(--sprig)"
        strokeWidth="0.9"
      />
    </g>
  );
}
