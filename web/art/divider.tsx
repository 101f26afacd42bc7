import { Lotus } from "./motifs/lotus.tsx";

type Props = { className?: string };

const half = "M16 15H92M24 18.5H84";

/** A lotus between two lines, below a heading. */
export function Divider({ className }: Props) {
  return (
    <svg viewBox="0 0 240 28" width="240" height="28" fill="none" aria-hidden="true" className={className}>
      <g stroke="currentColor" strokeLinecap="round">
        <path d={half} strokeWidth="1.2" />
        <path d={half} transform="matrix(-1 0 0 1 240 0)" strokeWidth="1.2" />
      </g>
      <g fill="var(--marigold)">
        <circle cx="8" cy="15" r="2.4" />
        <circle cx="232" cy="15" r="2.4" />
      </g>
      <Lotus transform="translate(120 24) scale(0.64)" />
    </svg>
  );
}
