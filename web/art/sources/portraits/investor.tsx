import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

/** In the paag with which Mithila honours its guests, with a white moustache and a folded shawl. */
export function Investor() {
  return (
    <PortraitFrame>
      <Profile tika="dot" smile={false} />
      <path
        d="M41.5 70C37.5 62 37 52 38 44L50 42C49.5 48 50 52 49.5 56L46 53C43 51 40 53 40 57Z"
        fill="var(--paper)"
        strokeWidth="1.2"
      />
      <path d="M40 50v8M43 47v4M46.5 46v5" strokeWidth="0.7" />
      <Ear />
      <path
        d="M83 66.8C76 64.5 69.5 67 66.5 72C64.5 75.5 65 79 67.5 81C69 77.5 71.5 75.5 74.5 74C77.5 73.5 81.5 72.5 83 70Z"
        fill="var(--paper)"
        strokeWidth="1.2"
      />
      <path d="M68 76C69 72.5 72 70.5 75.5 70M71.5 74C73.5 72.5 76 71.5 79 71" strokeWidth="0.7" />
      <path d="M35.5 46C31 32 38 20 52 18.5C58 18 62 20 64 24L70 40Z" fill="var(--mark)" strokeWidth="1.6" />
      <path
        d="M37 38C36 30 42 23 52 21.5M41 41C40 33 46 27 56 25M46 41C46 35 51 31 60 29.5"
        strokeWidth="0.9"
      />
      <path
        d="M58 24C61 14 69 8 78 9.5C84 18 84 30 80.5 39C74 36.5 66 36 58 37.5C56 33 56 28 58 24Z"
        fill="var(--mark)"
        strokeWidth="1.6"
      />
      <path
        d="M61.5 25C64 17.5 69.5 13 76 13C79.5 20 79.8 28 78 34C72.5 32.5 66.5 32.5 61.5 33.5C60.5 30.5 60.5 27.5 61.5 25Z"
        stroke="var(--marigold)"
        strokeWidth="1.3"
      />
      <path d="M70 18C73 21.5 73 26 70 29.5C67 26 67 21.5 70 18Z" fill="var(--marigold)" strokeWidth="0.8" />
      <path
        d="M35.5 46C50 37.5 66 35 80.5 39L80 34.5C66 31.5 50 33.5 34.5 41.5Z"
        fill="var(--marigold)"
        strokeWidth="1.4"
      />
      <Clothes>
        <path
          d="M12 124C14 106 30 97 42 96C50 102 57 101 65 96C82 99 93 109 96 124Z"
          fill="var(--paper)"
          strokeWidth="1.6"
        />
        <path d="M42 96C50 106 66 116 82 124M36 97C44 108 58 118 72 124" strokeWidth="1.4" />
        <path d="M40 99.5L74 122" stroke="var(--mark)" strokeWidth="2" strokeDasharray="0 4.5" />
        <path d="M20 116l4 8M26 110l7 14M33 107l9 17" strokeWidth="0.7" />
      </Clothes>
    </PortraitFrame>
  );
}
