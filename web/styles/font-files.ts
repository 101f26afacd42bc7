// English pages preload these three. Nepali pages add their own, which the browser would otherwise discover late.
import muktaDevanagari400 from "./fonts/mukta-devanagari-400.woff2?url";
import muktaDevanagari600 from "./fonts/mukta-devanagari-600.woff2?url";
import muktaLatin400 from "./fonts/mukta-latin-400.woff2?url";
import muktaLatin600 from "./fonts/mukta-latin-600.woff2?url";
import rozhaLatin from "./fonts/rozha-one-latin.woff2?url";

export const latinFontFiles: readonly string[] = [muktaLatin400, muktaLatin600, rozhaLatin];
export const devanagariFontFiles: readonly string[] = [muktaDevanagari400, muktaDevanagari600];
