import { useId } from "react";
import { markPaths } from "#domain/settings/mark-paths.ts";

type Props = {
  /** A drawing without scales and petals, which would blur below about 32 pixels. */
  isSimple?: boolean;
  className?: string;
};

const mirrored = "matrix(-1 0 0 1 64 0)";

export function LogoMark({ isSimple = false, className }: Props) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      {isSimple ? <SimpleMark /> : <DetailedMark />}
    </svg>
  );
}

function SimpleMark() {
  return (
    <>
      <path d={markPaths.simpleRoof} fill="var(--mark)" />
      <path d={markPaths.simpleWalls} stroke="currentColor" strokeWidth="5" strokeLinejoin="round" />
      <path d={markPaths.simplePetal} fill="var(--marigold)" />
    </>
  );
}

function DetailedMark() {
  const cuts = useId();
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {/* A mask, so that eyes and scales show the background. */}
      <mask id={cuts} maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
        <path d={markPaths.fish} fill="#fff" />
        <path d={markPaths.fishEye} fill="#000" />
        <circle cx="26.1" cy="15.9" r="1" fill="#fff" />
        <path d={markPaths.fishScales} stroke="#000" strokeWidth="1.3" />
      </mask>
      <circle cx="32" cy="3.2" r="2.2" fill="var(--marigold)" />
      {[undefined, mirrored].map((transform) => (
        <g key={transform ?? "left"} transform={transform}>
          <rect width="64" height="64" fill="var(--mark)" mask={`url(#${cuts})`} />
        </g>
      ))}
      <g stroke="currentColor" strokeWidth="2">
        <path d={markPaths.walls} strokeWidth="2.4" />
        <path d={markPaths.plinth} strokeWidth="1.4" />
        <path d={markPaths.outerPetals} strokeWidth="1.4" />
        <path d={markPaths.innerPetals} />
        <path d={markPaths.petal} fill="var(--marigold)" />
        <path d={markPaths.petalVein} strokeWidth="0.9" />
      </g>
    </g>
  );
}
