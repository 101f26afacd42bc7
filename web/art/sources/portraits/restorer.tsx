import { ShortHair } from "./hair.tsx";
import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

/** A trimmed beard, the black cap of the valley and a waistcoat. */
export function Restorer() {
  return (
    <PortraitFrame facing="left">
      <Profile smile={false} />
      <path
        d="M49 60C50 70 54 78 62 80C67 81 70 78 72 76.5C75 77.5 78.5 77.5 81 76C81.5 81 78.5 86.5 73 87.5C67 88 61 86 57 81C51 76 48 68 49 60Z"
        fill="currentColor"
        strokeWidth="1"
      />
      <path
        d="M81.3 67.5C77.5 66 73.5 67 71.5 70.5C75 71.5 78.5 71 81.5 70Z"
        fill="currentColor"
        strokeWidth="0.8"
      />
      <ShortHair />
      <Ear />
      <path
        d="M38 42L43.5 23C53 15.5 67 15.5 74.5 22L78 36.5C65 33 51 34.5 38 42Z"
        fill="currentColor"
        strokeWidth="1.6"
      />
      <path
        d="M43.5 23C52 28 67 27.5 74.5 22M40 36C51 30.5 65 29.5 76.5 32"
        stroke="var(--sunken)"
        strokeWidth="0.9"
      />
      <Clothes>
        <path
          d="M14 124C17 107 31 98 43 96L54 106L64 97C80 100 91 109 94 124Z"
          fill="var(--marigold)"
          strokeWidth="1.6"
        />
        <path d="M43 95L47 92L62 93L64.5 96.5L57 108L53 104L48 110Z" fill="var(--paper)" strokeWidth="1.3" />
        <path d="M53 104L55 124" strokeWidth="1.3" />
        <path d="M60 113v.1M61 120v.1" strokeWidth="2.4" />
        <path d="M72 104L76 124M79 107L83 124M34 103L36 124M27 106L28 124" strokeWidth="0.7" />
      </Clothes>
    </PortraitFrame>
  );
}
