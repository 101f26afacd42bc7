/** The heart and the link in the header. */
export const saving = {
  save: "Save",
  saveListing: "Save {{name}}",
  link: "Saved listings",
  linkWithCount: "Saved listings: {{number}}",
  menuLink: "Saved",
  saved: "Saved",
  seeSaved: "See saved",
  removed: "Removed from your saved listings",
  undo: "Undo",
  full: "Your list is full",
  fullText: "It has room for {{number}}. Remove one to save another.",
} as const;
