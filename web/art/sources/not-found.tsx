import { Fish } from "#web/art/motifs/fish.tsx";
import { Purain } from "#web/art/motifs/purain.tsx";

/** A round pond with a lotus. */
export function Pond() {
  return (
    <g fill="none">
      <g stroke="currentColor">
        <circle cx="120" cy="120" r="118" strokeWidth="2" />
        <circle cx="120" cy="120" r="113.5" strokeWidth="0.8" />
        <circle cx="120" cy="120" r="108" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 8.078" />
        <circle cx="120" cy="120" r="102.5" strokeWidth="0.8" />
        <circle cx="120" cy="120" r="99.5" strokeWidth="1.6" />
      </g>
      <Purain transform="translate(120 120)" />
    </g>
  );
}

/** Three fish circling in it. */
export function PondFish() {
  return (
    <g fill="none">
      {[0, 120, 240].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 120 120)`}>
          <Fish transform="translate(79 32) scale(1.15)" />
          <path
            d="M101 190q5 -5 10 0t10 0t10 0t10 0M93 199q5 -5 10 0t10 0t10 0t10 0t10 0M109 208q5 -5 10 0t10 0"
            stroke="var(--river)"
            strokeLinecap="round"
            strokeWidth="1.2"
          />
        </g>
      ))}
    </g>
  );
}
