import { Fish } from "#web/art/motifs/fish.tsx";
import { Ground } from "#web/art/motifs/ground.tsx";

/** A tipped water pot and a leaping fish. */
export function ErrorArt() {
  return (
    <g fill="none">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="var(--river)">
          <path
            d="M128 96C104 98 92 114 86 132C80 146 58 150 22 161H112C124 150 124 132 132 114Z"
            fill="var(--indigo-soft)"
            strokeWidth="1.4"
          />
          <path
            d="M122 106C106 112 100 126 96 140C92 152 72 154 54 157M124 115C114 122 112 134 109 146C106 154 96 156 86 157"
            strokeWidth="0.9"
          />
          <path d="M64 128l-6 7M76 116l-3 8M50 139l-8 5" strokeWidth="1.5" />
        </g>
        <g transform="translate(164 114) rotate(-72)">
          <path
            d="M-13 -40C-9 -36 -9 -31 -14 -27C-44 -14 -46 24 -20 42Q0 48 20 42C46 24 44 -14 14 -27C9 -31 9 -36 13 -40Z"
            fill="var(--paper)"
            strokeWidth="1.7"
          />
          <path
            d="M-28 -14.5Q0 -4.5 28 -14.5M-31.5 -10Q0 0 31.5 -10M-34.5 14Q0 26 34.5 14M-33 19Q0 31 33 19M-27 33Q0 41 27 33"
            strokeWidth="1.1"
          />
          <path
            d="M-34.5 10L-26 -5L-17 16L-8.5 -1L0 19L8.5 -1L17 16L26 -5L34.5 10"
            stroke="var(--mark)"
            strokeWidth="1.5"
          />
          <path d="M-26 5v.1M-8.5 10v.1M8.5 10v.1M26 5v.1" strokeWidth="2.6" />
          <ellipse cy="-40" rx="18" ry="5.5" fill="var(--indigo-soft)" strokeWidth="1.6" />
        </g>
      </g>
      <Fish transform="translate(26 40) rotate(28 36 20)" pigment="var(--mark)" />
      <Ground />
    </g>
  );
}
