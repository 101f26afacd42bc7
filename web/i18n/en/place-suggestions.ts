export const placeSuggestions = {
  area: "{{district}}, {{province}} Province",
  found: "{{count}} {{count:place|places}}. Choose with the arrow keys and Enter.",
  none: "No municipality found. Check the spelling, or leave this empty.",
  failed: "The list cannot be loaded. Write the municipality and the ward in words.",
} as const;
