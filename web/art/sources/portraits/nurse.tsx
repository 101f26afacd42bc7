import { DrawnBackHair } from "./hair.tsx";
import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

/** A long braid tied with a ribbon, a printed kurta. */
export function Nurse() {
  return (
    <PortraitFrame>
      <Profile tika="dot" lips="var(--mark)" />
      <DrawnBackHair />
      <Ear ring />
      <Clothes>
        <path
          d="M14 124C17 107 31 98 43 96C50 104 58 104 64.5 97C80 100 91 109 94 124Z"
          fill="var(--river)"
          strokeWidth="1.6"
        />
        <path
          d="M43 96C47 110 60 111 64.5 97M39.5 97.5C44 115 63 116 68 98.5"
          stroke="var(--paper)"
          strokeWidth="1.2"
        />
        <path
          d="M56 118v.1M66 116v.1M76 113v.1M80 120v.1M70 122v.1"
          stroke="var(--paper)"
          strokeWidth="2.6"
        />
        <g fill="currentColor" strokeWidth="1.1" stroke="var(--sunken)">
          <path d="M40 70C46 76 44 84 36 86C30 82 31 74 40 70Z" />
          <path d="M36 82C41 88 39 96 31 97C26 93 28 86 36 82Z" />
          <path d="M31 93C36 99 33 107 26 107C21 103 24 96 31 93Z" />
          <path d="M26 104C30 109 27 116 21 117C16 113 19 107 26 104Z" />
        </g>
        <path d="M17 113l10 4M16 117l9 4" stroke="var(--mark)" strokeWidth="2.4" />
      </Clothes>
    </PortraitFrame>
  );
}
