/** A field that people neither see nor reach; machines that fill in whatever they find fill it in. */
export const trapField = "website";

/** Nobody has filled in a form sooner than this after first touching it, in seconds. */
export const fastestFilling = 2;
