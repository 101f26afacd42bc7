import { Clothes, PortraitFrame } from "./portrait-frame.tsx";
import { Ear, Profile } from "./profile.tsx";

type Props = { className?: string | undefined };

const curls = [
  [74, 29],
  [68, 24],
  [60, 21.5],
  [52, 22.5],
  [45, 27],
  [40, 33.5],
  [38, 41],
  [38.5, 48],
  [48, 34],
  [56, 29.5],
  [65, 30],
  [46, 42],
] as const;

/** Curls, a thin moustache and a checked gamchha round the neck. */
export function Shopkeeper({ className }: Props) {
  return (
    <PortraitFrame className={className} facing="left">
      <Profile tika="dot" />
      <path
        d="M76 34C66 31 55 37 50 48L48 55L39 56C35 40 42 26 56 23C66 21 74 26 76 34Z"
        fill="currentColor"
        stroke="none"
      />
      {curls.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.2" fill="currentColor" stroke="none" />
      ))}
      <path
        d="M44 33c2 -3 6 -3 7 0s-3 4 -4 2M55 27c2 -3 6 -3 7 0s-3 4 -4 2M41 44c2 -3 6 -3 7 0s-3 4 -4 2M66 27c2 -2.5 5 -2.5 6 0"
        stroke="var(--sunken)"
        strokeWidth="0.8"
      />
      <Ear />
      <path
        d="M81.5 67.6C78 66.3 74.5 67 72 69.6C75.5 70.3 79 70 81.8 69.3Z"
        fill="currentColor"
        strokeWidth="0.6"
      />
      <Clothes>
        <path
          d="M14 124C17 108 31 99 43 97L64 97C80 100 91 109 94 124Z"
          fill="var(--river)"
          strokeWidth="1.6"
        />
        <path
          d="M38 92C44 99 58 100 66 94C70 97 71 102 69 106C74 110 76 117 76 124H58C60 117 58 111 54 108C44 108 36 102 36 96Z"
          fill="var(--paper)"
          strokeWidth="1.5"
        />
        <path
          d="M41 95C40 99 42 102 44 104M48 98C47 101 48 105 50 107M56 98.5C55.5 102 57 106 59 108M63 97C63 101 65 104 68 105M38 99C46 105 60 105 70 101M60 113L75 111.5M60 119L76 118M65 108V124M71 107.5V124"
          stroke="var(--mark)"
          strokeWidth="1.1"
        />
      </Clothes>
    </PortraitFrame>
  );
}
