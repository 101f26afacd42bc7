/** ST1: the labels of fields, found by the names in the schemas (domain/settings); those of legal texts are in `settings`. */
export const settingsFieldsEn = {
  fields: {
    common: {
      name: "Name",
      text: "Text",
      lead: "Introduction",
      description: "Description for search engines",
      address: "Address",
      phone: "Telephone",
      picture: "Photo",
      portrait: "Drawing without a photo",
      isDraft: "This is a draft: nobody has checked it yet",
    },
    company: {
      tagline: "Tagline",
      country: "Country",
      footerNote: "Note at the end of each page",
      whatsapp: "WhatsApp",
      viber: "Viber",
      email: "E-mail",
      position: "Position on the map",
      latitude: "Latitude",
      longitude: "Longitude",
      sketch: "Drawing of the way to the office",
      social: "Social networks",
      url: "Address on the web",
      hours: "Opening hours",
      registrationNumber: "Company registration number",
      panNumber: "PAN or VAT number",
      licenceNumber: "Licence number",
    },
    branches: { items: "Branches", city: "Town", isHeadOffice: "Head office" },
    people: { items: "People", role: "Role", text: "About the person" },
    reviews: {
      items: "Reviews",
      name: "Name of the client",
      title: "Who the client is",
      rating: "Stars, from 1 to 5",
      text: "What the client says",
    },
    figures: { items: "Figures", value: "Number", label: "What it counts" },
    partners: { items: "Partners", trade: "Trade" },
    brands: { items: "Brands" },
    pages: {
      home: "Home page",
      about: "About page",
      projects: "Projects page",
      contact: "Contact page",
      services: "Services page",
      heading: "Heading",
    },
    services: { items: "Services with a quote form", others: "Other services, named in the footer" },
    promises: {
      repliesInADay: "We reply within 24 hours",
      checksPapers: "We check the papers of every listing",
    },
    chat: { greeting: "Greeting", reply: "Reply to every message" },
    replies: { items: "Templates", name: "Name of the template", text: "Text" },
    listings: { needsApproval: "An admin approves what agents publish" },
    calendar: {
      isBookingOn: "Visitors book a free time themselves",
      visitMinutes: "Minutes of a visit",
      gapMinutes: "Minutes between two visits, for the way",
      daysAhead: "How many days ahead visitors can book",
      silentLeadDays: "Days until a lead that nobody touched stands on Today",
      holidays: "Holidays",
      date: "Day (Bikram Sambat)",
    },
    construction: {
      isOn: "We build: estimates are on",
      templates: "Templates of stages for new jobs",
      stages: "Stages",
      weight: "Weight",
    },
    retention: { lostLeadMonths: "Months until a lost lead that nobody touched goes to the trash" },
    features: { items: "Features", isHidden: "Hidden: no longer offered, but kept where it was chosen" },
  },
  help: {
    common: { picture: "One photo, at best a square one." },
    company: {
      whatsapp: "Only if it is another number than the telephone.",
      position: "As a map shows it, such as 27.7172 and 85.3240.",
      licenceNumber: "Of the real estate licence.",
    },
    texts: {
      text: "An empty line begins a paragraph, ## a heading, - an item of a list; [Contact](/contact) is a link. {{company}}, {{address}}, {{phone}}, {{email}}, {{registrationNumber}}, {{panNumber}} and {{licenceNumber}} become those of the company.",
      isDraft: "Visitors read that it is a draft, and search engines leave it out.",
    },
    promises: {
      repliesInADay:
        "Visitors read it on the Services page and when they ask about a listing; staff see until when each answer is due.",
      checksPapers: "Visitors read it on Home, beside Buy.",
    },
    listings: {
      needsApproval:
        "A listing that an agent publishes stays hidden until an admin approves it. Agents may go on changing what is public already.",
    },
    calendar: {
      isBookingOn:
        "If it is off, visitors wish a day and a time, and you answer. Opening hours are in the document Company.",
      silentLeadDays: "0 switches it off.",
      date: "Year, month and day, such as 2083-06-24. No visit can be booked on it.",
    },
    construction: {
      isOn: "If it is off, nobody sees estimates, and clients' links lead nowhere; nothing is deleted. The tab comes or goes when the dashboard is opened again.",
    },
    retention: {
      lostLeadMonths:
        "0 switches it off. It can be restored for 30 days, then it is deleted with its messages and pictures. Deals and leads with an estimate are kept.",
    },
    chat: { reply: "{{phone}} becomes the company's telephone." },
    replies: {
      text: "In both languages, without greeting and signature, which are added. {{name}} becomes the person's name, {{about}} what they asked about, {{staff}} who answers, {{company}} the company's name and {{phone}} its telephone.",
    },
  },
  options: {
    sketch: { janakpur: "Janakpur" },
    portrait: {
      "chief-executive": "Woman in a sari",
      investor: "Man in a topi",
      teacher: "Teacher",
      restorer: "Restorer",
      nurse: "Nurse",
      "retired-engineer": "Elderly man with glasses",
      shopkeeper: "Shopkeeper",
    },
  },
} as const;
