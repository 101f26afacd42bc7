export const land = {
  title: "Land unit converter",
  lead: "Write in any field; the others follow. The Terai counts in bigha, the hills in ropani.",
  terai: "Terai",
  hills: "Hills and Kathmandu valley",
  clear: "Clear",
  units: {
    bigha: "Bigha",
    kattha: "Kattha",
    dhur: "Dhur",
    ropani: "Ropani",
    aana: "Aana",
    paisa: "Paisa",
    daam: "Daam",
    sq_ft: "Sq. Ft.",
  },
  facts: {
    bigha: "1 bigha = 20 kattha",
    kattha: "1 kattha = 20 dhur",
    dhur: "1 dhur = 182.25 sq. ft.",
    ropani: "1 ropani = 16 aana = 5,476 sq. ft.",
    aana: "1 aana = 4 paisa, 1 paisa = 4 daam",
  },
} as const;
