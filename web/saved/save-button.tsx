import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import type { SaveButtonProps } from "./heart-button.tsx";

const load = () => import("./saved-parts.ts");

// The server renders them without what the browser has stored; they work when their file has loaded.
export const SaveButton = deferHydration<SaveButtonProps>(
  async () => (await load()).HeartButton,
  // Keeps the height of the row of actions.
  ({ isOnPicture }) => (isOnPicture ? null : <span className="touch" />),
);
export const SavedLink = deferHydration(async () => (await load()).SavedLink);
export const SavedMenuLink = deferHydration(async () => (await load()).SavedMenuLink);
