export const about = {
  title: "About us",
  stats: {
    label: "In figures",
  },
  people: "The people behind it",
  reviews: {
    title: "What our clients say",
    label: "Client reviews",
    rating: "Rated {{rating}} out of 5",
  },
  brands: { title: "Sister brands" },
  partners: { title: "Partners" },
  branches: {
    title: "Our branches",
    headOffice: "Head office",
    call: "Call the branch in {{city}}",
  },
  closing: {
    title: "Come and see for yourself",
    text: "Walk through one of our buildings, or tell us about the one you have in mind.",
    projects: "See our projects",
    contact: "Write to us",
  },
} as const;
