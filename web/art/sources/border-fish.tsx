import { Fish } from "#web/art/motifs/fish.tsx";

/** The tile of a border: a fish and a bud between double lines. */
export function FishTile() {
  return (
    <g fill="none">
      <g stroke="currentColor" strokeLinecap="round">
        <path d="M0 1.5H84M0 34.5H84" strokeWidth="1.5" strokeLinecap="butt" />
        <path d="M0 4.5H84M0 31.5H84" strokeWidth="0.7" strokeLinecap="butt" />
        <path d="M66 10C71 14 71 22 66 26C61 22 61 14 66 10Z" fill="var(--mark)" strokeWidth="1" />
        <path
          d="M66 26C60 26 57 22.5 56.5 18C60.5 18 63.5 20 66 26C68.5 20 71.5 18 75.5 18C75 22.5 72 26 66 26Z"
          strokeWidth="1"
        />
      </g>
      <Fish transform="translate(9 7.5) scale(0.54)" />
    </g>
  );
}
