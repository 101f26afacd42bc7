import { markPaths } from "#domain/settings/mark-paths.ts";

/** A drawing without scales and petals, which would blur below about 32 pixels. */
export function SimpleMark() {
  return (
    <g fill="none">
      <path d={markPaths.simpleRoof} fill="var(--mark)" />
      <path d={markPaths.simpleWalls} stroke="currentColor" strokeWidth="5" strokeLinejoin="round" />
      <path d={markPaths.simplePetal} fill="var(--marigold)" />
    </g>
  );
}

/** A mask of the left fish, so that eyes and scales show the background. */
export function MarkFish() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={markPaths.fish} fill="#fff" />
      <path d={markPaths.fishEye} fill="#000" />
      <circle cx="26.1" cy="15.9" r="1" fill="#fff" />
      <path d={markPaths.fishScales} stroke="#000" strokeWidth="1.3" />
    </g>
  );
}

/** What is below the fish. */
export function MarkHouse() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="32" cy="3.2" r="2.2" fill="var(--marigold)" />
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
