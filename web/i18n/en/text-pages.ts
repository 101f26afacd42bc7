/** ST1: the pages of text. Loaders send them, so they are not in the browser's JavaScript. */
export const textPages = {
  privacy: { title: "Privacy notice", description: "Which data we collect, what for, and your rights." },
  terms: { title: "Terms", description: "What applies to this site and its listings." },
  complaints: {
    title: "Complaints",
    description: "How to reach us if something went wrong, and what happens then.",
  },
  licence: { title: "Licence", description: "The registration and licence numbers of the company." },
  draft: "This is a draft. The company has not confirmed it yet.",
} as const;
