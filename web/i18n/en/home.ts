export const home = {
  title: "Find your dream home",
  lead: "Houses, flats and land in Janakpur and across Nepal, from people who build here.",
  description: "Buy, rent or sell property in Janakpur and across Nepal, and build with a team you can call.",
  browse: "See homes for sale",
} as const;
