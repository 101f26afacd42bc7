import type { MotifProps } from "./motif-props.ts";

type Props = MotifProps & { pigment?: string };

/** A rohu swimming left in a 72 × 40 box; in Mithila art it stands for prosperity. */
export function Fish({ transform, pigment = "var(--marigold)" }: Props) {
  return (
    <g transform={transform} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M20 7.5C24 1.5 34 0 42 3.5C40 6 41 8.5 43.5 10.5" fill={pigment} strokeWidth="1.4" />
      <path d="M26 31C27 35.5 31 38.5 36 39C35 36 36 33 38 31" fill={pigment} strokeWidth="1.4" />
      <path
        d="M1.5 20C9 8.5 21 4.5 33 6.5C42 8 49 13 54.5 17.5C59 15 65 11.5 70.5 5C65.5 14 65.5 26 70.5 35C65 28.5 59 25 54.5 22.5C49 27 42 32 33 33.5C21 35.5 9 31.5 1.5 20Z"
        fill="var(--paper)"
        strokeWidth="1.6"
      />
      <path
        d="M5 20C11 11.5 21 7.5 32.5 9.3C41 10.7 47 15 52.5 20C47 25 41 29.3 32.5 30.7C21 32.5 11 28.5 5 20Z"
        strokeWidth="0.8"
      />
      <path d="M20 9.5C24.5 16 24.5 24 20 30.5" strokeWidth="1.4" />
      <path
        d="M27 10.5q4.5 3.2 0 6.4q4.5 3.2 0 6.4q4.5 3.2 0 6.4M33.5 10.5q4.5 3.2 0 6.3q4.5 3.2 0 6.3q4.5 3.2 0 6.3M40 13q4 2.4 0 4.7q4 2.4 0 4.7q4 2.4 0 4.7M46 16.5q3 1.7 0 3.5q3 1.8 0 3.5"
        strokeWidth="0.9"
      />
      <path d="M57.5 18.5L67 11M58.5 20L68 17M58.5 20L68 23M57.5 21.5L67 29" strokeWidth="0.8" />
      <path d="M8 19C10.5 15.3 15 15.3 17.5 18.5C14.5 21.5 10.5 21.8 8 19Z" strokeWidth="1.1" />
      <circle cx="12.8" cy="18.4" r="1.7" fill="currentColor" stroke="none" />
    </g>
  );
}
