/** The name of a field that people neither see nor reach; bots that fill in every field fill it in. */
export const honeypotField = "website";

/** No person fills in a form in fewer seconds after first touching it. */
export const minFillSeconds = 2;
