/** The local levels of the demo company, by ids of `domain/places/places.json`. */
export const localLevelIds = {
  bardibas: 261,
  birgunj: 138,
  dharan: 108,
  itahari: 107,
  janakpurdham: 223,
  jitpurSimara: 153,
  kathmandu: 307,
  lalbandi: 195,
  lalitpur: 331,
  mahalaxmi: 332,
  pokhara: 414,
} as const;
