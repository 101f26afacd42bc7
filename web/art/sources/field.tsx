import { Ground } from "#web/art/motifs/ground.tsx";
import { Sun } from "#web/art/motifs/sun.tsx";

/** Plots of land with a surveyor's staff and line. */
export function FieldArt() {
  return (
    <g fill="none">
      <Sun transform="translate(178 42) scale(0.86)" />
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M22 162L62 96H118L112 162Z" fill="var(--paper)" strokeWidth="1.6" />
        <path d="M112 162L118 96H166L204 162Z" fill="var(--marigold)" strokeWidth="1.6" />
        <path d="M46 122.500H115.600M34 142.500H113.800" strokeWidth="0.8" />
        <path
          d="M54 118v-7m0 7l-4 -5m4 5l4 -5M76 118v-7m0 7l-4 -5m4 5l4 -5M98 118v-7m0 7l-4 -5m4 5l4 -5M46 138v-7m0 7l-4 -5m4 5l4 -5M70 138v-7m0 7l-4 -5m4 5l4 -5M95 138v-7m0 7l-4 -5m4 5l4 -5M38 158v-7m0 7l-4 -5m4 5l4 -5M65 158v-7m0 7l-4 -5m4 5l4 -5M93 158v-7m0 7l-4 -5m4 5l4 -5"
          stroke="var(--sprig)"
          strokeWidth="1.3"
        />
        <path
          d="M128 108q6 -4 12 0t12 0t12 0M126 122q7 -4 14 0t14 0t14 0M124 136q8 -4 16 0t16 0t18 0M122 150q9 -4 18 0t18 0t22 0"
          strokeWidth="0.9"
        />
        <path d="M62 96V58M118 96V50M62 62Q90 72 118 56" strokeWidth="1.3" />
        <path d="M118 50h5v46h-5z" fill="var(--paper)" strokeWidth="1.2" />
        <path d="M118 58h5v8h-5zM118 74h5v8h-5z" fill="var(--mark)" strokeWidth="0.8" />
        <path d="M62 58l13 4.500l-13 4.500z" fill="var(--mark)" strokeWidth="1.1" />
      </g>
      <Ground />
    </g>
  );
}
