import { Ground } from "#web/art/motifs/ground.tsx";

const fan = Array.from({ length: 12 }, (_, index) => -82.5 + index * 15);
const ruff = Array.from({ length: 9 }, (_, index) => -80 + index * 20);

/** A peacock with an open fan, for one large drawing on a page. */
export function PeacockArt() {
  return (
    <g fill="none">
      <g transform="translate(120 126)" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        {fan.map((angle) => (
          <Feather key={angle} angle={angle} />
        ))}
        {ruff.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0 -14C-9 -28 -9 -42 0 -54C9 -42 9 -28 0 -14Z" fill="var(--paper)" strokeWidth="1.2" />
            <path
              d="M0 -54C-3.5 -49.5 -5.7 -45 -6.4 -41Q0 -44.5 6.4 -41C5.7 -45 3.5 -49.5 0 -54Z"
              fill="var(--mark)"
              stroke="none"
            />
            <path d="M0 -20V-38" strokeWidth="0.7" />
          </g>
        ))}
        <path d="M-6 20V34l-7 3m7 -3l-1 4m1 -4l6 3M7 20V34l-7 3m7 -3l-1 4m1 -4l6 3" strokeWidth="1.5" />
        <path
          d="M-13 -66C-13 -75 -2 -78 3 -70C8 -60 3 -48 8 -36C18 -27 23 -14 21 0C19 15 9 23 -1 23C-14 22 -21 8 -19 -8C-17 -22 -8 -30 -8 -43C-8 -52 -13 -58 -13 -66Z"
          fill="var(--river)"
          strokeWidth="1.7"
        />
        <path d="M-13 -68L-23 -62L-12 -60Z" fill="var(--marigold)" strokeWidth="1.3" />
        <path
          d="M-10 -66.5C-8 -70.5 -2 -70.5 0.5 -66.5C-2.5 -63 -7.5 -63 -10 -66.5Z"
          fill="var(--paper)"
          strokeWidth="1.1"
        />
        <path d="M-4 -75L-9 -87M-2 -76L-2 -90M0 -75L5 -87" strokeWidth="1.1" />
        <path d="M-9 -88v.1M-2 -91v.1M5 -88v.1" strokeWidth="4" />
        <g stroke="var(--paper)">
          <path d="M-8 -46C-3 -43 1 -43 4.5 -46M-8.5 -41.5C-3 -38.5 2 -38.5 6 -41.5" strokeWidth="1.2" />
          <path
            d="M-13 -20q5 5 10 0q5 5 10 0q4 4 8 1M-16 -9q5.5 5 11 0q5.5 5 11 0q5 4 11 0M-15.5 3q5 5 10 0q5.5 5 11 0q5 4 11 0M-9 13q5 4 9 0q5 4 10 0"
            strokeWidth="1.1"
          />
        </g>
        <circle cx="-5" cy="-66.5" r="2" fill="currentColor" stroke="none" />
      </g>
      <Ground />
    </g>
  );
}

function Feather({ angle }: { angle: number }) {
  return (
    <g transform={`rotate(${angle})`}>
      <path d="M0 -20C-11 -56 -14 -92 0 -112C14 -92 11 -56 0 -20Z" fill="var(--paper)" strokeWidth="1.3" />
      <path
        d="M0 -84V-56M0 -76l-5 -5M0 -76l5 -5M0 -68l-5 -5M0 -68l5 -5M0 -60l-4.5 -4.5M0 -60l4.5 -4.5"
        strokeWidth="0.7"
      />
      <ellipse cy="-94" rx="7" ry="9" fill="var(--sprig)" strokeWidth="1" />
      <circle cy="-92" r="4.2" fill="var(--marigold)" strokeWidth="0.8" />
      <circle cy="-91" r="1.6" fill="currentColor" stroke="none" />
    </g>
  );
}
