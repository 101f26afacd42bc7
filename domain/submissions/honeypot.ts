/** The name of a field that is hidden from people. Bots that fill in every field reveal themselves. */
export const honeypotField = "website";

/** A form completed sooner than this after its first input was probably filled in by a bot. */
export const minFillSeconds = 2;
