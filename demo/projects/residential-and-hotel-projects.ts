import { localLevelIds } from "#demo/local-level-ids.ts";
import { approximatePin, exactPin } from "#demo/pins.ts";
import type { ProjectSource } from "#demo/projects/demo-project.ts";

export const residentialColony: ProjectSource = {
  proj_name: "Kadam Colony",
  local_level_id: localLevelIds.itahari,
  ward: null,
  street: "Western suburb",
  ...approximatePin(26.6628, 87.2538),
  proj_area: "34 houses on 3 bigha",
  proj_type: "Residential",
  proj_status: "Completed",
  proj_duration: "30 months",
  professionals: 62,
  proj_budget: 3_690_000,
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
  translations: {
    np: {
      proj_name: "कदम कोलोनी",
      street: "पश्चिमी उपनगर",
      client_name: "कदम आवास सहकारी",
      proj_area: "३ बिघामा ३४ घर",
      proj_duration: "३० महिना",
      description:
        "चौँतीस जना शिक्षक, नर्स र पसले मिलेर तीन बिघा धानखेत किने, अनि भने: घर एउटै साँचोका नहोऊन्। चार नक्सा र तीन प्रकारका मोहडा बने, इँटा, ढुङ्गा र प्लास्टरका; एउटै सडकको दायाँबायाँ हरेक परिवारले आफ्नो जोडी आफैँ रोज्यो।\n\nसडक पहिले बन्यो: पहिलो घर उठ्नुअघि नै नाली, तार र पाइप भुइँमुनि गाडिए, पछि केही खन्नै परेन। सातवटा पुराना कदम र आँपका रूख जोगाइए, दुइटाका लागि त सडकै मोडियो।",
      features: [
        "भूमिगत बिजुली, पानी र इन्टरनेट",
        "फुटपाथ र रेन गार्डेनसहित २४ फिटको सडक",
        "सबैका लागि प्रशोधन केन्द्रसहितको एउटा डिप बोरिङ",
        "सामुदायिक भवन र सानो मन्दिर",
      ],
      challenges: [
        "दुई फिट माटो पुरेर उठाउनुपर्ने धानखेत",
        "चौँतीस ग्राहक, एउटै सम्झौता, एक शनिबार बिराएर बैठक",
        "माटोको काम चलुन्जेल पुराना रूख जोगाउने",
      ],
      outcomes: [
        "सबै घर एघार दिन अगावै हस्तान्तरण",
        "२०८२ र २०८३ को बर्खामा सडक डुबेन",
        "सहकारी अब दोस्रो कोलोनीको तयारीमा",
      ],
    },
  },
};

export const hotel: ProjectSource = {
  proj_name: "Hotel Purain",
  local_level_id: localLevelIds.pokhara,
  ward: 6,
  street: "Coastal Road, Lakeside",
  ...exactPin(28.2133, 83.9562),
  proj_area: "46 rooms, 41,000 sq ft",
  proj_type: "Hospitality",
  proj_status: "Completed",
  proj_duration: "28 months",
  professionals: 55,
  proj_budget: 3_300_000,
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
  translations: {
    np: {
      proj_name: "होटल पुरइन",
      street: "कोस्टल रोड, लेकसाइड",
      client_name: "पुरइन हस्पिटालिटी",
      proj_area: "४६ कोठा, ४१,००० वर्ग फिट",
      proj_duration: "२८ महिना",
      description:
        "पुरइन भनेको मिथिला चित्रको कमलपात हो। जनकपुरका सञ्चालकहरू आफ्नो पहिलो होटलमार्फत त्यसलाई तालसम्म पुर्‍याउन चाहन्थे। लबीको लामो भित्तामा धनुषाका चार महिलाले एक हिउँद लगाएर चित्र कोरे; तिनकै रेखाचित्रबाट बार्दलीका सालका जाली कुँदिए।\n\nभवनको गहिराइ एक कोठाको मात्र छ, त्यसैले हरेक कोठाले ताल वा माछापुच्छ्रेको आफ्नो भाग पाउँछ। पौडी पोखरी भवनको ओतमा छ, दिउँसोको हावा लाग्दैन।",
      features: [
        "लबीमा हातले कोरेको मिथिला भित्ता",
        "हरेक कोठामा काठका जालीदार बार्दली",
        "भान्सामा खेर जाने तापले तताइने पौडी पोखरी",
        "ताल किनारको बाटोमा खेर जाने पानीले सिँचिने बगैँचा",
      ],
      challenges: [
        "तालबाट ६५ मिटर छाड्ने सीमा, काम चल्दाचल्दै फेरि नापियो",
        "एक कुनामा तालको गिलो माटो, ४४ पाइलले थेगेको",
        "दुई बर्खाबीचको छोटो समय",
      ],
      outcomes: [
        "फागुनदेखि खुला, पहिलो दसैँमै कोठा सबै भरिए",
        "४१ जनालाई स्थायी रोजगारी, धेरैजसो छिमेकी",
        "उस्तै स्तरका होटलभन्दा प्रतिपाहुना आधा पानी खपत",
      ],
    },
  },
};

export const restoredHouse: ProjectSource = {
  proj_name: "Restoration of a House in Swotha",
  local_level_id: localLevelIds.lalitpur,
  ward: null,
  street: "Historic core, Swotha, Patan",
  ...approximatePin(27.6752, 85.3249),
  proj_area: "2,900 sq ft",
  proj_type: "Renovation",
  proj_status: "Completed",
  proj_duration: "17 months",
  professionals: 19,
  proj_budget: 270_000,
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
  translations: {
    np: {
      proj_name: "स्वोथको घर जीर्णोद्धार",
      street: "ऐतिहासिक बस्ती, स्वोथ, पाटन",
      client_name: "हिरादेवी तुलाधरको परिवार",
      proj_area: "२,९०० वर्ग फिट",
      proj_duration: "१७ महिना",
      description:
        "२०७२ को भूकम्पदेखि घर टेकोमा अडिएको थियो, भत्काउनू भनेर परिवारलाई दुई पटक भनिसकिएको थियो। हामीले भत्काएनौँ, छानाबाट खोल्दै झार्‍यौँ: कुँदिएका हरेक टुक्रामा नम्बर लगायौँ र उही जगमा फेरि ठड्यायौँ, इँटाबीच काठका पट्टी र हरेक तलामा फलामे टाइ राखेर।\n\nएघारमध्ये नौवटा पुरानै झ्याल फर्के; दुइटा बुङमतीका शिल्पीले नयाँ कुँदे र त्यसमा साल खोपिदिए, भोलि कसैले पुरानो नठानोस् भनेर। भित्र अब राम्रा बाथरुम र भान्सा छन्, माथिल्लो तलामा भने पुरानै अगेनो।",
      features: [
        "भूकम्प थेग्ने काठ र फलामका पट्टी",
        "नौवटा पुराना बुट्टेदार झ्यालको मर्मत",
        "पूरै चुनसुर्कीको जोडाइ र प्लास्टर",
        "नयाँ वाटरप्रुफ तहमाथि झिँगटी छाना",
      ],
      challenges: [
        "पाँच फिटको गल्ली: हरेक इँटा बोकेरै ल्याइयो",
        "मानिस बसिरहेका दुई घरसँग जोडिएका भित्ता",
        "पुरानै नापको, ओभाएको र कागजपत्र भएको सालको काठ खोज्ने",
      ],
      outcomes: [
        "तीन पुस्ता फेरि त्यही घरमा",
        "सम्पदा कार्यालयबाट बिनासर्त स्वीकृति",
        "सात जना युवा डकर्मीले चुनको काम सिके",
      ],
    },
  },
};

export const shopAndApartmentTower: ProjectSource = {
  proj_name: "Ujyalo Tower",
  local_level_id: localLevelIds.kathmandu,
  ward: 10,
  street: "Central Baneshwor",
  ...exactPin(27.6907, 85.3388),
  proj_area: "72 apartments and 9 shops",
  proj_type: "Mixed Use",
  proj_status: "Under Construction",
  proj_duration: "36 months",
  professionals: 84,
  proj_budget: 8_730_000,
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
  translations: {
    np: {
      proj_name: "उज्यालो टावर",
      street: "मध्य बानेश्वर",
      client_name: "उज्यालो होम्स",
      proj_area: "७२ अपार्टमेन्ट र ९ पसल",
      proj_duration: "३६ महिना",
      description:
        "दुई तला पसलमाथि बाह्र तला अपार्टमेन्ट, तीस वर्ष बस बिसाउने चौर रहेको जग्गामा। टावर जानाजान पातलो बनाइएको हो: एक तलामा चारवटा, चारै कुनामा; बानेश्वरको बीचमै भए पनि हरेक भान्सामा झ्याल।\n\nकात्तिकमा संरचना एघारौँ तला नाघ्यो। इँटाको गारो चार तलामुनि पछ्याउँदै छ। माघदेखि पहिलो तयारी अपार्टमेन्ट भित्र पसेर हेर्न मिल्छ; पाइप र तार नछोपी राखिएका छन्, के किन्दै हुनुहुन्छ आफैँ देख्नुहोस्।",
      features: [
        "एक तलामा चार कुने अपार्टमेन्ट",
        "८ म्याग्निच्युडको भूकम्प थेग्ने सियर वाल",
        "आकाशे र मेलम्चीको पानीलाई छुट्टाछुट्टै ट्याङ्की",
        "हरेक पार्किङमा चार्जिङ प्वाइन्ट",
      ],
      challenges: [
        "बसपार्कमुनि भेटिएका पुराना तेल ट्याङ्की, सुरक्षित निकालिए",
        "सवारीका कारण राति मात्र ढलान",
        "छेउको विद्यालयमाथि कहिल्यै नघुम्नुपर्ने क्रेन",
      ],
    },
  },
};
