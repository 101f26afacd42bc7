/** IM5 */
export const feedsEn = {
  text: "Addresses that other programs read again and again. They contain what visitors see, never more.",
  atom: {
    title: "Atom",
    text: "The newest 50 of a list, for feed readers and partners. Each search has its own: add its parameters, or take the address from the search's page.",
    sale: "For sale",
    rent: "For rent",
    projects: "Projects",
  },
  meta: {
    title: "Facebook and Instagram",
    text: "For a catalogue of the kind “Real estate – home listings” in Meta's Commerce Manager: enter the address as a scheduled feed. Listings without a price, a picture or a place on the map are left out, because Meta refuses them.",
    label: "Home listings",
  },
  english: "{{name}}, English",
  nepali: "{{name}}, Nepali",
  copy: "Copy",
  copyOf: "Copy: {{name}}",
  copied: "Copied",
} as const;
