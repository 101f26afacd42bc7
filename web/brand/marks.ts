/** Bundles both parts of the logo into one file. */
export { LogoMark } from "./logo-mark.tsx";
export { WordMark } from "./word-mark.tsx";
