/** The ground of every 240 × 180 scene: two lines with a row of dots between them. */
export function Ground() {
  return (
    <g stroke="currentColor" strokeLinecap="round">
      <path d="M14 162H226" strokeWidth="1.8" />
      <path d="M24 167H216" strokeWidth="2.2" strokeDasharray="0 6" />
      <path d="M34 172H206" strokeWidth="0.8" />
    </g>
  );
}
