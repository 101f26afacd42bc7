import { Fish } from "./motifs/fish.tsx";
import { Purain } from "./motifs/purain.tsx";

type Props = { className?: string };

/** Three fish circling in a pond. */
export function NotFoundArt({ className }: Props) {
  return (
    <svg viewBox="0 0 240 240" fill="none" aria-hidden="true" className={className}>
      <g stroke="currentColor">
        <circle cx="120" cy="120" r="118" strokeWidth="2" />
        <circle cx="120" cy="120" r="113.5" strokeWidth="0.8" />
        <circle cx="120" cy="120" r="108" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 8.078" />
        <circle cx="120" cy="120" r="102.5" strokeWidth="0.8" />
        <circle cx="120" cy="120" r="99.5" strokeWidth="1.6" />
      </g>
      {/* motion-safe: no animation with reduced motion. */}
      <g className="motion-safe:animate-drift" style={{ transformOrigin: "120px 120px" }}>
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
      <Purain transform="translate(120 120)" />
    </svg>
  );
}
