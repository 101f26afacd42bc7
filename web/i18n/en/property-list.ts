/** Of the lists of properties, Buy and Rent. */
export const list = {
  buyLead: "Every home and plot we sell, with its price, place and size.",
  buyDescription: "Houses, apartments, land and commercial space for sale in Nepal, with prices in rupees.",
  rentLead: "Rooms, flats and houses by the month, free to move into now.",
  rentDescription:
    "Apartments, houses, studios and townhouses for rent in Nepal, with monthly rents in rupees.",
  showing: "Showing {{shown}} of {{total}} properties",
  nearby: "Listings near by",
} as const;
