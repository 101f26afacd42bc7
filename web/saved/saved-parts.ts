/** Bundles what public pages hydrate of saving into one file. */
export { HeartButton } from "./heart-button.tsx";
export { SavedLink, SavedMenuLink } from "./saved-link.tsx";
