export const places = {
  label: "Municipality",
  help: "Type a few letters, in English or Nepali.",
  helpInWords: "With the ward, such as Bharatpur-4.",
  which: "Which one do you mean?",
  ward: "Ward",
  noWard: "Not sure",
} as const;
