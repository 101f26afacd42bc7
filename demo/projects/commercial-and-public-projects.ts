import type { DemoProject } from "#demo/projects/demo-project.ts";

export const businessCentre: DemoProject = {
  proj_name: "Vaidehi Business Centre",
  location: "Downtown, Bhanu Chowk, Janakpur",
  proj_area: "64,000 sq ft",
  proj_type: "Commercial",
  proj_status: "Completed",
  proj_duration: "26 months",
  professionals: 48,
  proj_budget: 412_000_000,
  client_name: "Vaidehi Traders Group",
  start_date: "2022-11-21",
  end_date: "2025-01-31",
  completed_date: "2025-02-14",
  description:
    "Three trading families had been renting rooms all over the bazaar when they decided to build one house for their offices and let the rest. The plot was narrow and faced west, the hottest side, so the offices were turned to the north and the stair, lifts and toilets became a brick shield against the afternoon sun.\n\nThe ground floor is open to the street: a café, a pharmacy and a bank counter under a deep arcade, where people wait out the rain. Above it are six floors of offices, which can be divided every twelve feet. Two weeks were lost to the floods of 2024, and the building opened two weeks late.",
  features: [
    "Brick core that shades the offices from the west",
    "Ground-floor arcade with café, pharmacy and bank",
    "Basement parking for 40 cars and 120 motorcycles",
    "80 kW of solar panels on the roof",
  ],
  challenges: [
    "High groundwater, 9 ft below the street in Bhadra, under a full basement",
    "Deliveries allowed only between 8 pm and 6 am",
    "Keeping the tea stalls of the chowk open throughout",
  ],
  outcomes: [
    "All six office floors let within nine months",
    "Cooling bills a third lower than in the clients' old offices",
    "Fifty-two people of the ward trained on site, eleven of them women",
  ],
  pictures: ["project-01-a", "project-01-b", "project-01-c", "project-01-d"],
  translations: {
    np: {
      proj_name: "वैदेही बिजनेस सेन्टर",
      location: "मुख्य बजार, भानु चोक, जनकपुर",
      proj_area: "६४,००० वर्ग फिट",
      proj_duration: "२६ महिना",
      description:
        "तीन व्यापारी परिवार वर्षौँदेखि बजारका अलग-अलग घरमा कोठा भाडामा लिएर बसेका थिए। अन्त्यमा उनीहरूले एउटै भवन बनाउने, आफूलाई चाहिने तला राख्ने र बाँकी भाडामा लगाउने टुङ्गो गरे। जग्गा साँघुरो थियो, मोहडा पनि सबैभन्दा चर्को घाम लाग्ने पश्चिमतिर। त्यसैले कार्यालय उत्तरतिर फर्काइयो; भर्‍याङ, लिफ्ट र शौचालय राखिएको इँटाको भागले दिउँसोको घाम छेक्छ।\n\nभुइँतला सडकतिर खुला छ। फराकिलो दलानमा क्याफे, औषधि पसल र बैङ्क छन्, पानी पर्दा बाटो हिँड्ने त्यहीँ ओत लाग्छन्। माथिका छ तला कार्यालयका हुन्, हरेक बाह्र फिटमा छुट्याउन मिल्ने। २०८१ सालको बाढीले दुई हप्ताको काम रोक्यो, भवन पनि दुई हप्ता ढिलो खुल्यो।",
      features: [
        "पश्चिमको घाम छेक्ने इँटाको भाग",
        "क्याफे, औषधि पसल र बैङ्क भएको दलान",
        "४० कार र १२० मोटरसाइकल अट्ने बेसमेन्ट पार्किङ",
        "छतमा ८० किलोवाटको सोलार",
      ],
      challenges: [
        "भदौमा सडकभन्दा ९ फिट मुनि नै पानी भेटिने ठाउँमा पूरै बेसमेन्ट",
        "सामान ल्याउन राति ८ देखि बिहान ६ बजेसम्म मात्र अनुमति",
        "चोकका चिया पसल एक दिन पनि बन्द नगराई काम",
      ],
      outcomes: [
        "नौ महिनामै कार्यालयका छवटै तला भाडामा लागे",
        "पहिलेका कार्यालयभन्दा एसीको बिजुली खर्च एक तिहाइ कम",
        "वडाका ५२ जनाले काम गर्दै सीप सिके, तीमध्ये ११ महिला",
      ],
    },
  },
};

export const roadBridge: DemoProject = {
  proj_name: "Kamala River Road Bridge",
  location: "Kamala River, between Dhanusha and Siraha",
  proj_area: "312 m long, two lanes",
  proj_type: "Infrastructure",
  proj_status: "Completed",
  proj_duration: "38 months",
  professionals: 96,
  proj_budget: 685_000_000,
  client_name: "Kamala Local Roads Programme",
  start_date: "2021-10-25",
  end_date: "2024-10-31",
  completed_date: "2024-12-20",
  description:
    "In the monsoon the villages on the two banks were an hour's walk from each other on the map and half a day by way of the highway. The bridge carries two lanes and a footpath on seven spans, each short enough to be cast in one dry season.\n\nThe river decides the calendar here: foundations could be dug only from Kartik to Jestha, so each winter had its own piers, and the summers went to casting girders in the yard. The last span was closed in the eighth week of the third winter.",
  features: [
    "Seven spans of pre-stressed concrete girders",
    "Footpath and railings on both sides",
    "Well foundations 24 m deep",
    "Street lamps that run on their own solar panels",
  ],
  challenges: [
    "A riverbed of sand and gravel that moves every monsoon",
    "Only seven working months a year in the river",
    "No road for heavy cranes on the eastern bank",
  ],
  outcomes: [
    "The way to the district hospital cut from 95 minutes to 20",
    "No accident with lost working days in 38 months",
    "Sugar cane, rice and milk reach both markets all year",
  ],
  pictures: ["project-05-a", "project-05-b", "project-05-c", "project-05-d"],
};

export const schoolBlock: DemoProject = {
  proj_name: "Shree Saraswati Secondary School Block",
  location: "Central Birgunj, Parsa",
  proj_area: "21,500 sq ft, 18 classrooms",
  proj_type: "Other",
  proj_status: "Completed",
  proj_duration: "14 months",
  professionals: 27,
  proj_budget: 98_000_000,
  client_name: "Shree Saraswati School Management Committee",
  start_date: "2024-12-16",
  end_date: "2026-03-31",
  completed_date: "2026-02-27",
  description:
    "The old block had nine rooms for seven hundred children and a tin roof that made lessons impossible after noon. The new one has eighteen rooms on three floors, one room deep, so that every classroom has windows on two sides and an arcaded corridor on the south to keep the sun out.\n\nIt was built beside the old one while school went on. The noisy work was done before ten in the morning and during Dashain, Tihar and Chhath, and the whole block was handed over a month early, in time for the examinations.",
  features: [
    "Daylight from two sides in every classroom",
    "Ramp to the ground floor and a toilet for wheelchairs",
    "Rainwater tank of 40,000 litres",
    "Separate toilets with running water on each floor",
  ],
  challenges: [
    "Building ten metres from classes in session",
    "A budget fixed before the price of cement rose",
  ],
  outcomes: [
    "Classes of 42 children instead of 78",
    "Handed over one month early",
    "Rooms four degrees cooler at noon, measured in Jestha, than in the old block",
  ],
  pictures: ["project-06-a", "project-06-b", "project-06-c", "project-06-d"],
};

export const warehouse: DemoProject = {
  proj_name: "Simara Grain and Cold Store, Second Hall",
  location: "Industrial Corridor, Simara, Bara",
  proj_area: "38,000 sq ft",
  proj_type: "Industrial",
  proj_status: "Planning",
  proj_duration: "11 months, planned",
  professionals: 14,
  proj_budget: 176_000_000,
  client_name: "Annapurna Grain Cooperative",
  start_date: null,
  end_date: null,
  completed_date: null,
  description:
    "The cooperative's first hall, which the pictures show from steel frame to full racks, was filled in its first season. The second repeats its frame and roof, and adds a third of the floor as a cold store for potatoes and seed.\n\nThe drawings are with the municipality, and the ground has been tested. Work begins when the power line of the new transformer is approved, since a cold store without a firm supply is only an expensive shed.",
  features: [
    "Clear span of 36 m without columns",
    "Cold store for 900 tonnes at 3 °C",
    "Six loading doors at lorry height",
    "Roof ready for 200 kW of solar panels",
  ],
  challenges: ["Waiting for a 33 kV supply", "Lorries of the first hall must keep moving during the works"],
  outcomes: [],
  pictures: ["project-08-a", "project-08-b", "project-08-c", "project-08-d"],
};
