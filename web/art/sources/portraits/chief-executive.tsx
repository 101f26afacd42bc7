import { DrawnBackHair } from "./hair.tsx";
import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

/** Hair in a bun with marigolds, a bordered sari over the shoulder. */
export function ChiefExecutive() {
  return (
    <PortraitFrame facing="left">
      <circle cx="32" cy="58" r="12.5" fill="currentColor" strokeWidth="1.2" />
      <path d="M25 55C29 50 36 50 39 55M24 61C29 56 36 56 40 61" stroke="var(--sunken)" strokeWidth="0.7" />
      <Profile tika="dot" lips="var(--mark)" />
      <DrawnBackHair />
      {[
        [40, 46],
        [35.5, 47],
        [31, 45.5],
        [26.5, 47.5],
        [22.5, 51],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" fill="var(--marigold)" strokeWidth="0.9" />
      ))}
      <Ear ring />
      <Clothes>
        <path d="M45 93.5C50 98.5 57 99.5 62.5 96.5" stroke="var(--marigold)" strokeWidth="2.6" />
        <path d="M45 92C50 96.5 57 97.5 62 95M44.5 95.5C50 101 58 101.5 63.5 98.5" strokeWidth="0.8" />
        <path
          d="M12 124C16 104 32 98 43 97C52 102 58 101.5 64.5 98C80 101 92 110 95 124Z"
          fill="var(--mark)"
          strokeWidth="1.6"
        />
        <path
          d="M43 97C48 108 52 116 53 124M37 98C41 108 44 116 45 124"
          stroke="var(--marigold)"
          strokeWidth="1.6"
        />
        <path
          d="M41 103l2.5 7M44.5 112l1.8 7"
          stroke="var(--marigold)"
          strokeWidth="2.2"
          strokeDasharray="0 4"
        />
        <path
          d="M66 110v.1M76 108v.1M72 117v.1M83 116v.1M30 112v.1M24 119v.1M34 119v.1"
          stroke="var(--marigold)"
          strokeWidth="2.4"
        />
      </Clothes>
    </PortraitFrame>
  );
}
