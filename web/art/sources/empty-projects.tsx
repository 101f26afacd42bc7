import { Ground } from "#web/art/motifs/ground.tsx";
import { Sun } from "#web/art/motifs/sun.tsx";

// The start and number of bricks of each course, from the ground up.
const courses: [start: number, bricks: number][] = [
  [76, 8],
  [69, 9],
  [76, 8],
  [69, 9],
  [76, 6],
  [69, 5],
  [76, 3],
];

const bricks = courses.flatMap(([start, count], course) =>
  Array.from({ length: count }, (_, index) => ({
    x: start + index * 14,
    y: 152 - course * 10,
    isRed: (index * 3 + course * 5) % 7 === 0,
  })),
);

/** A half-built wall behind bamboo scaffolding, with a ladder. */
export function EmptyProjectsArt() {
  return (
    <g fill="none">
      <Sun transform="translate(134 30) scale(0.74)" />
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        {bricks.map(({ x, y, isRed }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="12.5"
            height="8.5"
            rx="1"
            fill={isRed ? "var(--mark)" : "var(--paper)"}
            strokeWidth="1"
          />
        ))}
        {[66, 112, 158, 200].map((x) => (
          <Pole key={x} x={x} />
        ))}
        <path d="M52 71.5H214V75.5H52ZM52 113.5H214V117.5H52Z" fill="var(--paper)" strokeWidth="1.2" />
        <path
          d="M60 69l12 9m0 -9l-12 9M106 69l12 9m0 -9l-12 9M152 69l12 9m0 -9l-12 9M194 69l12 9m0 -9l-12 9M60 111l12 9m0 -9l-12 9M106 111l12 9m0 -9l-12 9M152 111l12 9m0 -9l-12 9M194 111l12 9m0 -9l-12 9"
          stroke="var(--mark)"
          strokeWidth="1.3"
        />
        <path
          d="M22 162L48 62M32 162L58 62M24.6 152h10M27.7 140h10M30.8 128h10M34 116h10M37 104h10M40.2 92h10M43.3 80h10M46.4 68h10"
          strokeWidth="1.3"
        />
      </g>
      <Ground />
    </g>
  );
}

function Pole({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 162)`}>
      <path d="M-2.6 0V-110H2.6V0" fill="var(--paper)" strokeWidth="1.3" />
      <path d="M-3.8 -20q3.8 2 7.6 0M-3.8 -62q3.8 2 7.6 0M-3.8 -97q3.8 2 7.6 0" strokeWidth="1.3" />
    </g>
  );
}
