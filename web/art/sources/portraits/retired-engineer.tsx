import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

/** In a Dhaka topi and a coat over the crossed daura, with spectacles to read a survey by. */
export function RetiredEngineer() {
  return (
    <PortraitFrame>
      <Profile smile={false} />
      <path
        d="M41.5 70C37.5 62 37 52 38 42L50 40C49.5 48 50 52 49.5 56L46 53C43 51 40 53 40 57Z"
        fill="var(--paper)"
        strokeWidth="1.2"
      />
      <path d="M40 48v9M43 46v5M46.5 45v6" strokeWidth="0.7" />
      <Ear />
      <path
        d="M83 66.8C76 64.3 69.5 66.5 66.8 71C65.5 73.8 65.8 76.8 67 78.5C69 75.5 72 73.8 75.5 73C78.5 72.6 81.8 71.8 83 70Z"
        fill="var(--paper)"
        strokeWidth="1.2"
      />
      <path d="M68.5 74.5C69.8 71.5 72 70 75 69.3M72 72.2C74 71 76.5 70.5 79 70.2" strokeWidth="0.7" />
      <circle cx="67" cy="51" r="11" strokeWidth="1.4" />
      <path d="M78 49.5L80.5 51.5M56 49.5L46 52" strokeWidth="1.4" />
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
