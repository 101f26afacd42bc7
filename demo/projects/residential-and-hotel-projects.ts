import type { DemoProject } from "#demo/projects/demo-project.ts";

export const residentialColony: DemoProject = {
  proj_name: "Kadam Colony",
  location: "Western suburb of Itahari, Sunsari",
  proj_area: "34 houses on 3 bigha",
  proj_type: "Residential",
  proj_status: "Completed",
  proj_duration: "30 months",
  professionals: 62,
  proj_budget: 524_000_000,
  client_name: "Kadam Housing Cooperative",
  start_date: "2023-01-15",
  end_date: "2025-07-15",
  completed_date: "2025-07-04",
  description:
    "Thirty-four teachers, nurses and shopkeepers bought three bigha of paddy land together and asked for houses that need not look alike. There are four plans and three kinds of front, in brick, stone and plaster, and each family chose its own pair along one shared street.\n\nThe street came first: drains, cables and water were under it before the first house rose, so nothing had to be dug up afterwards. Seven old kadam and mango trees were kept, and the street bends for two of them.",
  features: [
    "Underground power, water and internet",
    "24 ft street with footpaths and rain gardens",
    "One deep borewell with a treatment plant for all",
    "Community hall and a small temple",
  ],
  challenges: [
    "Paddy land that had to be raised by two feet",
    "Thirty-four clients, one contract, and a meeting every second Saturday",
    "Keeping the old trees alive through the earthworks",
  ],
  outcomes: [
    "All houses handed over eleven days early",
    "Street dry through the monsoons of 2025 and 2026",
    "The cooperative is now planning a second colony",
  ],
  pictures: ["project-02-a", "project-02-b", "project-02-c", "project-02-d"],
};

export const hotel: DemoProject = {
  proj_name: "Hotel Purain",
  location: "Coastal Road, Lakeside, Pokhara",
  proj_area: "46 rooms, 41,000 sq ft",
  proj_type: "Hospitality",
  proj_status: "Completed",
  proj_duration: "28 months",
  professionals: 55,
  proj_budget: 468_000_000,
  client_name: "Purain Hospitality",
  start_date: "2023-09-04",
  end_date: "2025-12-31",
  completed_date: "2026-01-22",
  description:
    "Purain is the lotus leaf of Mithila painting, and the owners, who come from Janakpur, wanted their first hotel to carry it to the lake. It is in the lobby, where four women from Dhanusha painted the long wall over one winter, and in the balcony screens, cut from sal wood after their drawings.\n\nThe house is only one room deep, so every room has its strip of water or of Machhapuchhre. The pool is kept in the lee of the building, out of the afternoon wind.",
  features: [
    "Hand-painted Mithila wall in the lobby",
    "Timber balcony screens in every room",
    "Pool heated by the kitchen's waste heat",
    "Greywater garden along the shore path",
  ],
  challenges: [
    "Building line 65 m from the lake, measured anew in mid-project",
    "Soft lake soil under one corner, carried on 44 piles",
    "Short seasons between two monsoons",
  ],
  outcomes: [
    "Open since Falgun, full in its first Dashain",
    "Forty-one permanent jobs, most of them for neighbours",
    "Uses half the water per guest of hotels of its class",
  ],
  pictures: ["project-03-a", "project-03-b", "project-03-c", "project-03-d"],
};

export const restoredHouse: DemoProject = {
  proj_name: "Restoration of a House in Swotha",
  location: "Historic core, Swotha, Patan",
  proj_area: "2,900 sq ft",
  proj_type: "Renovation",
  proj_status: "Completed",
  proj_duration: "17 months",
  professionals: 19,
  proj_budget: 38_500_000,
  client_name: "Family of Hira Devi Tuladhar",
  start_date: "2024-03-18",
  end_date: "2025-06-30",
  completed_date: "2025-08-19",
  description:
    "The house had stood on props since the earthquake of 2015, and the family had been told twice to pull it down. We took it apart from the roof instead, numbering every carved piece, and built it again on the same footprint with timber bands in the brick and steel ties at each floor.\n\nNine of the eleven old windows went back; two were carved anew by a master from Bungamati and carry the year, so nobody will take them for old ones. Inside there are now proper bathrooms and a kitchen, and on the top floor the old hearth.",
  features: [
    "Timber and steel bands against earthquakes",
    "Nine original carved windows restored",
    "Lime mortar and lime plaster throughout",
    "Clay-tile roof on a new waterproof layer",
  ],
  challenges: [
    "A lane five feet wide: every brick came by hand",
    "Party walls shared with two inhabited houses",
    "Finding sal of the old dimensions, seasoned, with papers",
  ],
  outcomes: [
    "Three generations live in the house again",
    "Approved by the heritage office without conditions",
    "Seven young masons learnt lime work",
  ],
  pictures: ["project-04-a", "project-04-b", "project-04-c", "project-04-d"],
};

export const shopAndApartmentTower: DemoProject = {
  proj_name: "Ujyalo Tower",
  location: "Central Baneshwor, Kathmandu",
  proj_area: "72 apartments and 9 shops",
  proj_type: "Mixed Use",
  proj_status: "Under Construction",
  proj_duration: "36 months",
  professionals: 84,
  proj_budget: 1_240_000_000,
  client_name: "Ujyalo Homes",
  start_date: "2025-04-20",
  end_date: "2028-04-30",
  completed_date: null,
  description:
    "Twelve floors of apartments over two of shops, on a plot where a bus yard stood for thirty years. The tower is slim on purpose: four apartments to a floor, each at a corner, so that even in the middle of Baneshwor every kitchen has a window.\n\nThe frame passed the eleventh floor in Kartik. Brick infill follows four floors below, and the first complete apartment can be walked through from Magh, with its pipes and cables still visible for whoever wants to see what they are buying.",
  features: [
    "Four corner apartments to a floor",
    "Shear walls designed for a magnitude 8 earthquake",
    "Rainwater and Melamchi water in separate tanks",
    "Charging points at every parking space",
  ],
  challenges: [
    "Old fuel tanks found, and safely removed, below the bus yard",
    "Concrete pours only at night because of traffic",
    "A crane that must never swing over the school next door",
  ],
  outcomes: [],
  pictures: ["project-07-a", "project-07-b", "project-07-c", "project-07-d"],
};
