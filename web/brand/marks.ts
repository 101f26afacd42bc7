/** The two halves of the logo, as one file. */
export { LogoMark } from "./logo-mark.tsx";
export { WordMark } from "./word-mark.tsx";
