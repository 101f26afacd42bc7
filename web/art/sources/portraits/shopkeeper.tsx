import { DrawnBackHair } from "./hair.tsx";
import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

/** The gold discs and bead necklace of the eastern hills, a Dhaka shawl over the shoulder. */
export function Shopkeeper() {
  return (
    <PortraitFrame facing="left">
      <path
        d="M40 66C30 66 26 76 29 86C31 92 37 94 41 91C36 84 37 74 43 70Z"
        fill="currentColor"
        strokeWidth="1.2"
      />
      <Profile lips="var(--mark)" />
      <DrawnBackHair />
      <path
        d="M34 36C31 32 32 28 36 27C37 23 42 23 43 27C47 28 47 33 43.5 35C42 39 36 40 34 36Z"
        fill="var(--mark)"
        strokeWidth="1.1"
      />
      <circle cx="39.5" cy="31" r="2.2" fill="var(--marigold)" strokeWidth="0.8" />
      <Ear />
      <circle cx="44.5" cy="68" r="6.5" fill="var(--marigold)" strokeWidth="1.3" />
      <circle cx="44.5" cy="68" r="3.8" strokeWidth="0.8" />
      <path d="M44.5 68v.1" strokeWidth="2.6" />
      <circle cx="80" cy="63" r="1.5" fill="var(--marigold)" strokeWidth="0.8" />
      <Clothes>
        <path
          d="M14 124C17 108 31 99 43 97C52 103 58 102 64 97C80 100 91 109 94 124Z"
          fill="var(--sprig)"
          strokeWidth="1.6"
        />
        <path d="M45 98C50 110 60 110 64 99" stroke="var(--mark)" strokeWidth="3.6" strokeDasharray="0 3.6" />
        <path d="M12 126C15 108 28 99 42 97C46 106 55 116 68 126Z" fill="var(--paper)" strokeWidth="1.5" />
        <path
          d="M38 102l3.5 4l-3.5 4l-3.5 -4ZM45 110l3.5 4l-3.5 4l-3.5 -4ZM31 108l3.5 4l-3.5 4l-3.5 -4ZM38 116l3.5 4l-3.5 4l-3.5 -4ZM24 114l3.5 4l-3.5 4l-3.5 -4Z"
          fill="var(--mark)"
          strokeWidth="0.8"
        />
      </Clothes>
    </PortraitFrame>
  );
}
