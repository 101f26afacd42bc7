/** The two lines every 240 × 180 scene stands on, with a row of dots between bank and field. */
export function Ground() {
  return (
    <g stroke="currentColor" strokeLinecap="round">
      <path d="M14 162H226" strokeWidth="1.8" />
      <path d="M24 167H216" strokeWidth="2.2" strokeDasharray="0 6" />
      <path d="M34 172H206" strokeWidth="0.8" />
    </g>
  );
}
