import { ShortHair } from "./hair.tsx";
import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

type Props = { className?: string | undefined };

/** In a Dhaka topi and a coat over the crossed daura. */
export function ChiefExecutive({ className }: Props) {
  return (
    <PortraitFrame className={className}>
      <Profile />
      <ShortHair />
      <Ear />
      <path d="M81 68C77 66 72.5 67.5 70 71.5C74 72 78.5 71 81.5 70Z" fill="currentColor" strokeWidth="0.8" />
      <path
        d="M39 43L43 20C53 12 68 12.5 75 19.5L79 38C66 33.5 52 35 39 43Z"
        fill="var(--mark)"
        strokeWidth="1.6"
      />
      <path d="M43 20C51 25 67 25 75 19.5M40.5 37C52 30 66 28.5 77.5 32" strokeWidth="0.9" />
      <path
        d="M46 28l3.5 -3.5l3.5 3.5l-3.5 3.5ZM56 26l3.5 -3.5l3.5 3.5l-3.5 3.5ZM66 25.5l3.5 -3.5l3.5 3.5l-3.5 3.5Z"
        fill="var(--marigold)"
        strokeWidth="0.8"
      />
      <Clothes>
        <path
          d="M14 124C16 106 30 97 43 95L52 103L64 95C80 98 92 108 96 124Z"
          fill="currentColor"
          strokeWidth="1.6"
        />
        <path d="M43 94L47 92L62 93L64.5 96L52 112Z" fill="var(--paper)" strokeWidth="1.4" />
        <path d="M47 95L58 104M61 95L50 106" strokeWidth="0.9" />
      </Clothes>
    </PortraitFrame>
  );
}
