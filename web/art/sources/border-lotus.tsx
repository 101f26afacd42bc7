import { Lotus } from "#web/art/motifs/lotus.tsx";

/** The tile of a border: a lotus above lines. */
export function LotusTile() {
  return (
    <g fill="none">
      <Lotus transform="translate(28 20.5) scale(0.58)" />
      <g stroke="currentColor">
        <path d="M0 23.5H56" strokeWidth="1.5" />
        <path d="M2 26.5H56" strokeWidth="1.6" strokeLinecap="round" strokeDasharray="0 4" />
        <path d="M0 29.5H56" strokeWidth="0.7" />
        <path d="M0 10.5C3.5 14 3.5 18 0 22M56 10.5C52.5 14 52.5 18 56 22" strokeWidth="0.9" />
      </g>
      <circle cx="0" cy="7" r="1.5" fill="var(--marigold)" />
      <circle cx="56" cy="7" r="1.5" fill="var(--marigold)" />
    </g>
  );
}
