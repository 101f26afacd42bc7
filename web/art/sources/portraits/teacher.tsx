import { PortraitFrame } from "./portrait-frame.tsx";
import { Profile } from "./profile.tsx";

/** The end of her sari over her hair, sindoor in the parting, a ring in the nose. */
export function Teacher() {
  return (
    <PortraitFrame>
      <Profile tika="dot" lips="var(--mark)" />
      <path
        d="M74.5 33C66 33.5 58 40 54.5 48L47 58L42 40C46 28 58 23 67 26C71 27.5 73.5 30 74.5 33Z"
        fill="currentColor"
        strokeWidth="1.3"
      />
      <path d="M70 29C60 31 52 39 48 52M65 26.5C55 29 47 38 45 48" stroke="var(--sunken)" strokeWidth="0.7" />
      <path d="M72 30.5C70 28 67.5 26.5 65 26" stroke="var(--mark)" strokeWidth="2.2" />
      <path
        d="M69 22C50 12 30 24 27 50C25 72 18 100 8 126H96C92 110 82 102 66 98C56 94 50 84 49 72C47 56 52 38 70 27Z"
        fill="var(--mark)"
        strokeWidth="1.6"
      />
      <path
        d="M67 26C50 33 43 52 45.5 73C47 88 55 98 66 102M63 26.5C46 34 39.5 52 42 74C43.5 90 52 101 64 106"
        stroke="var(--marigold)"
        strokeWidth="1.4"
      />
      <path
        d="M58 26C41 35 34.5 54 36.5 76C38 92 44 104 54 112"
        stroke="var(--marigold)"
        strokeWidth="2.6"
        strokeDasharray="0 6"
      />
      <path d="M82 65.5A3.6 3.6 0 1 0 86 66.5" stroke="var(--marigold)" strokeWidth="1.5" />
    </PortraitFrame>
  );
}
