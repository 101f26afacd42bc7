/** Bundles the drawings that nearly every page shows into one file. */
export { BorderFish } from "./border-fish.tsx";
export { BorderLotus } from "./border-lotus.tsx";
export { CornerPiece } from "./corner-piece.tsx";
export { Divider } from "./divider.tsx";
