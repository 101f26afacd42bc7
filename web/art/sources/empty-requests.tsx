import { Ground } from "#web/art/motifs/ground.tsx";

const brushes = [
  ["translate(104 84) rotate(-24)", "var(--mark)"],
  ["translate(120 82) rotate(-3)", "var(--marigold)"],
  ["translate(136 84) rotate(20)", "var(--mark)"],
] as const;

/** A painter's pot with bamboo brushes, and two bowls of pigment. */
export function EmptyRequestsArt() {
  return (
    <g fill="none">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        {brushes.map(([transform, pigment]) => (
          <g key={transform} transform={transform}>
            <path d="M-2 8V-44H2V8" fill="var(--paper)" strokeWidth="1.3" />
            <path d="M-3 -14q3 1.8 6 0M-3 -40q3 1.8 6 0" strokeWidth="1.2" />
            <path
              d="M-3.5 -44C-6.5 -52 -3 -60 0 -66C3 -60 6.5 -52 3.5 -44Z"
              fill={pigment}
              strokeWidth="1.3"
            />
          </g>
        ))}
        <path
          d="M92 90C68 106 66 144 96 162H144C174 144 172 106 148 90Z"
          fill="var(--paper)"
          strokeWidth="1.7"
        />
        <ellipse cx="120" cy="88" rx="32" ry="6.5" fill="var(--paper)" strokeWidth="1.6" />
        <path d="M93 92C108 99 132 99 147 92" strokeWidth="0.8" />
        <path
          d="M80.5 110Q120 122 159.5 110M79 114.5Q120 126.5 161 114.5M77.5 136Q120 148 162.5 136M79 140.5Q120 152.5 161 140.5"
          strokeWidth="1.1"
        />
        <path
          d="M81 134L88.5 118L96 138L104 121L112 140.5L120 122.5L128 140.5L136 121L144 138L151.5 118L159 134"
          stroke="var(--mark)"
          strokeWidth="1.5"
        />
        <path d="M88.5 129v.1M104 132v.1M120 133.5v.1M136 132v.1M151.5 129v.1" strokeWidth="3" />
        <Bowl x={46} pigment="var(--mark)" />
        <Bowl x={194} pigment="var(--marigold)" />
      </g>
      <Ground />
    </g>
  );
}

function Bowl({ x, pigment }: { x: number; pigment: string }) {
  return (
    <g transform={`translate(${x} 162)`}>
      <path d="M-22 -18C-20 -6 -12 0 0 0C12 0 20 -6 22 -18Z" fill="var(--paper)" strokeWidth="1.5" />
      <ellipse cy="-18" rx="22" ry="5" fill={pigment} strokeWidth="1.5" />
      <path d="M-16 -8Q0 -3 16 -8" strokeWidth="0.8" />
    </g>
  );
}
