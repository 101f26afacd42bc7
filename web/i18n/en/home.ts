export const home = {
  title: "Find your dream home",
  search: {
    label: "Search properties",
    location: "Location",
    locationHint: "Town or district",
    locationMissing: "Please enter a location to search",
    price: "Price range",
    type: "Property type",
    andAbove: "{{amount}} and above",
    submit: "Search",
  },
  featured: {
    title: "Featured properties",
    lead: "Homes we would show you first.",
    all: "See all properties",
    empty: "No Featured Properties",
    emptyText: "We are choosing the next ones. Everything else is on the list.",
    noneText: "Our first listings are on their way. Tell us what you are looking for.",
    ask: "Write to us",
  },
  actions: {
    title: "What we can do for you",
    buy: {
      title: "Buy",
      text: "Every home and plot with its price.",
      textChecked: "Every home and plot with its price, papers checked.",
      go: "See what is for sale",
    },
    sell: {
      title: "Sell",
      text: "Tell us about your property; we review it and call you.",
      go: "Offer your property",
    },
    rent: {
      title: "Rent",
      text: "Rooms, flats and houses by the month, ready to move in.",
      go: "Find a place to rent",
    },
    others: {
      title: "Others",
      text: "Renovation, painting, kitchens, bathrooms and floors.",
      go: "Ask for a quote",
    },
  },
} as const;
