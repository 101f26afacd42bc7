import { Lotus } from "#web/art/motifs/lotus.tsx";

const half = "M16 15H92M24 18.5H84";

/** A lotus between two lines, below a heading. */
export function Divider() {
  return (
    <g fill="none">
      <g stroke="currentColor" strokeLinecap="round">
        <path d={half} strokeWidth="1.2" />
        <path d={half} transform="matrix(-1 0 0 1 240 0)" strokeWidth="1.2" />
      </g>
      <g fill="var(--marigold)">
        <circle cx="8" cy="15" r="2.4" />
        <circle cx="232" cy="15" r="2.4" />
      </g>
      <Lotus transform="translate(120 24) scale(0.64)" />
    </g>
  );
}
