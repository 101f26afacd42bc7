export const about = {
  title: "About us",
  heading: "We build where we live",
  lead: "A small company from Janakpur that builds, sells and lets homes, and stays in the neighbourhood afterwards.",
  description:
    "Mithila Ghar of Janakpur: who leads and funds it, its partners, sister brands and four branches, and what five clients say.",
  stats: {
    label: "In figures",
    years: "years of building and selling",
    homes: "homes and plots handed over",
    families: "families who found their door",
  },
  people: "The people behind it",
  reviews: {
    title: "What our clients say",
    lead: "Five of them, unedited, the complaint about the geyser included.",
    label: "Client reviews",
    rating: "Rated {{rating}} out of 5",
  },
  brands: { title: "Sister brands", lead: "Three crafts that a house needs, each with its own people." },
  partners: { title: "Partners", lead: "Whose bricks, beams and drawings we trust." },
  branches: {
    title: "Our branches",
    lead: "Four doors between the lakes and the plain. Tea is always on.",
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
