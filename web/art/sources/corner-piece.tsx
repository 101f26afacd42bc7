const petal = "M0 11C5.5 15 6.5 22 0 31C-6.5 22 -5.5 15 0 11Z";

/** A quarter of a lotus mandala for the corner of a panel. */
export function CornerPiece() {
  return (
    <g fill="none">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 2A6 6 0 0 1 2 8" fill="var(--marigold)" strokeWidth="0.8" />
        {[-18.5, -45, -71.5].map((angle) => (
          <g key={angle} transform={`translate(2 2) rotate(${angle})`}>
            <path d={petal} strokeWidth="1.2" />
            <path
              d="M0 31C2.5 27.6 4 24.5 4.5 21.7Q0 24 -4.5 21.7C-4 24.5 -2.5 27.6 0 31Z"
              fill="var(--mark)"
              stroke="none"
            />
            <path d="M0 13V19" strokeWidth="0.7" />
          </g>
        ))}
        <path d="M36 2A34 34 0 0 1 2 36" strokeWidth="1.4" />
        <path d="M40 2A38 38 0 0 1 2 40" strokeWidth="0.7" />
        <path d="M44.5 3A42.5 42.5 0 0 1 3 44.5" strokeWidth="2.4" strokeDasharray="0 5.2" />
        <path d="M2 62V2H62" strokeWidth="1.4" />
        <path d="M5.5 62V48M48 5.5H62" strokeWidth="0.7" />
      </g>
    </g>
  );
}
