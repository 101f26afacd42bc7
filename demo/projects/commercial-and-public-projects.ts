import { localLevelIds } from "#demo/local-level-ids.ts";
import { exactPin } from "#demo/pins.ts";
import type { ProjectSource } from "#demo/projects/demo-project.ts";

export const businessCentre: ProjectSource = {
  proj_name: "Vaidehi Business Centre",
  local_level_id: localLevelIds.janakpurdham,
  ward: 4,
  street: "Downtown, Bhanu Chowk",
  ...exactPin(26.7281, 85.9226),
  proj_area: "64,000 sq ft",
  proj_type: "Commercial",
  proj_status: "Completed",
  proj_duration: "26 months",
  professionals: 48,
  proj_budget: 2_900_000,
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
      street: "डाउनटाउन, भानु चोक",
      client_name: "वैदेही ट्रेडर्स ग्रुप",
      proj_area: "६४,००० वर्ग फिट",
      proj_duration: "२६ महिना",
      description:
        "तीन व्यापारी परिवार बजारभरि छरिएका कोठा भाडामा लिएर बसेका थिए; एउटै भवन बनाऔँ, आफूलाई चाहिने राखेर बाँकी भाडामा दिऔँ भन्ने टुङ्गो लाग्यो। जग्गा साँघुरो थियो र पश्चिम मोहडाको, सबैभन्दा तातो पट्टि। त्यसैले कार्यालय उत्तर फर्काइए; भर्‍याङ, लिफ्ट र शौचालय इँटाको ढाल बनेर दिउँसोको घाम छेक्छन्।\n\nभुइँतला सडकतिर खुला छ: गहिरो दलानमुनि क्याफे, औषधि पसल र बैङ्कको काउन्टर, पानी पर्दा बटुवा ओत लाग्छन्। माथि छ तला कार्यालय छन्, बाह्र–बाह्र फिटमा बाँड्न मिल्ने। २०८१ को बाढीले दुई हप्ता रोक्यो, भवन पनि दुई हप्ता ढिलो खुल्यो।",
      features: [
        "पश्चिमको घाम छेक्ने इँटाको कोर",
        "क्याफे, औषधि पसल र बैङ्क भएको भुइँतलाको दलान",
        "४० गाडी र १२० मोटरसाइकल अट्ने बेसमेन्ट",
        "छतमा ८० किलोवाटको सौर्य प्यानल",
      ],
      challenges: [
        "भदौमा सडकभन्दा ९ फिट मात्र तल पानी, त्यसमाथि पूरा बेसमेन्ट",
        "सामान ल्याउन बेलुकी ८ देखि बिहान ६ बजेसम्म मात्र अनुमति",
        "चोकका चिया पसल एक दिन पनि बन्द नगराउने",
      ],
      outcomes: [
        "नौ महिनामै छवटै तला भाडामा गए",
        "एसीको बिल पुराना कार्यालयको भन्दा एक तिहाइ कम",
        "वडाका ५२ जनाले काम सिके, तीमध्ये ११ महिला",
      ],
    },
  },
};

export const roadBridge: ProjectSource = {
  proj_name: "Kamala River Road Bridge",
  location: "Kamala River, between Dhanusha and Siraha",
  local_level_id: null,
  ward: null,
  street: "",
  ...exactPin(26.9005, 86.1255),
  proj_area: "312 m long, two lanes",
  proj_type: "Infrastructure",
  proj_status: "Completed",
  proj_duration: "38 months",
  professionals: 96,
  proj_budget: 4_825_000,
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
  translations: {
    np: {
      proj_name: "कमला नदी सडक पुल",
      location: "कमला नदी, धनुषा र सिरहाबीच",
      client_name: "कमला स्थानीय सडक कार्यक्रम",
      proj_area: "३१२ मिटर लामो, दुई लेन",
      proj_duration: "३८ महिना",
      description:
        "बर्खामा दुई किनारका गाउँ नक्सामा घण्टाभरको बाटो, तर राजमार्ग घुमेर जाँदा आधा दिन। पुलका सात स्प्यानमा दुई लेन र फुटपाथ छन्; हरेक स्प्यान एकै हिउँदमा ढलान गर्न मिल्ने लम्बाइको।\n\nयहाँको पात्रो नदीले बनाउँछ: कात्तिकदेखि जेठसम्म मात्र जग खन्न मिल्थ्यो। त्यसैले हरेक हिउँद केही खम्बा उठे, बर्खाभरि यार्डमा गर्डर ढालिए। तेस्रो हिउँदको आठौँ हप्तामा अन्तिम स्प्यान जोडियो।",
      features: [
        "प्रिस्ट्रेस्ड कङ्क्रिटका सात स्प्यान",
        "दुवैपट्टि फुटपाथ र रेलिङ",
        "२४ मिटर गहिरा वेल जग",
        "आफ्नै सौर्य प्यानलले बल्ने सडक बत्ती",
      ],
      challenges: [
        "हरेक बर्खा सर्ने बालुवा र ग्राभेलको नदीतल",
        "नदीमा वर्षको सात महिना मात्र काम",
        "पूर्वी किनारमा ठूला क्रेन जाने बाटो नहुनु",
      ],
      outcomes: [
        "जिल्ला अस्पतालको बाटो ९५ मिनेटबाट २० मिनेटमा",
        "३८ महिनामा काम रोकिने गरी एउटा पनि दुर्घटना भएन",
        "उखु, धान र दूध बाह्रै महिना दुवै बजार पुग्छ",
      ],
    },
  },
};

export const schoolBlock: ProjectSource = {
  proj_name: "Shree Saraswati Secondary School Block",
  local_level_id: localLevelIds.birgunj,
  ward: null,
  street: "Central bazaar",
  ...exactPin(27.0098, 84.8799),
  proj_area: "21,500 sq ft, 18 classrooms",
  proj_type: "Other",
  proj_status: "Completed",
  proj_duration: "14 months",
  professionals: 27,
  proj_budget: 690_000,
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
  translations: {
    np: {
      proj_name: "श्री सरस्वती माध्यमिक विद्यालय भवन",
      street: "मध्य बजार",
      client_name: "श्री सरस्वती विद्यालय व्यवस्थापन समिति",
      proj_area: "२१,५०० वर्ग फिट, १८ कक्षाकोठा",
      proj_duration: "१४ महिना",
      description:
        "पुरानो भवनमा सात सय विद्यार्थीलाई नौ कोठा थिए, जस्ताको छानाले गर्दा मध्याह्नपछि पढाइ हुनै सक्दैनथ्यो। नयाँमा तीन तलामा अठार कोठा छन्, एकैलहरका; हरेक कोठामा दुईतिर झ्याल र दक्षिणमा घाम छेक्ने दलान।\n\nपढाइ चल्दाचल्दै पुरानैको छेउमा बनाइयो। आवाज आउने काम बिहान दस बजेअघि र दसैँ, तिहार, छठको बिदामा गरियो; परीक्षाअगावै, तोकिएभन्दा एक महिना पहिले भवन सुम्पियो।",
      features: [
        "हरेक कक्षाकोठामा दुईतिरबाट उज्यालो",
        "भुइँतलासम्म र्‍याम्प र ह्वीलचेयर जाने शौचालय",
        "४० हजार लिटरको आकाशे पानी ट्याङ्की",
        "हरेक तलामा धारासहित छुट्टाछुट्टै शौचालय",
      ],
      challenges: ["पढाइ भइरहेको कक्षाबाट दस मिटरमा निर्माण", "सिमेन्टको भाउ बढ्नुअघि नै टुङ्गिएको बजेट"],
      outcomes: [
        "एउटै कक्षामा ७८ को ठाउँमा ४२ विद्यार्थी",
        "एक महिना अगावै हस्तान्तरण",
        "जेठको मध्याह्नमा नाप्दा पुरानोभन्दा चार डिग्री शीतल",
      ],
    },
  },
};

export const warehouse: ProjectSource = {
  proj_name: "Simara Grain and Cold Store, Second Hall",
  local_level_id: localLevelIds.jitpurSimara,
  ward: null,
  street: "Industrial Corridor, Simara",
  ...exactPin(27.1634, 84.9795),
  proj_area: "38,000 sq ft",
  proj_type: "Industrial",
  proj_status: "Planning",
  proj_duration: "11 months, planned",
  professionals: 14,
  proj_budget: 1_240_000,
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
  translations: {
    np: {
      proj_name: "सिमरा अन्न भण्डार तथा शीतभण्डार, दोस्रो हल",
      street: "औद्योगिक करिडोर, सिमरा",
      client_name: "अन्नपूर्ण अन्न सहकारी",
      proj_area: "३८,००० वर्ग फिट",
      proj_duration: "११ महिना, योजनाअनुसार",
      description:
        "सहकारीको पहिलो हल, तस्बिरमा फलामे फ्रेमदेखि भरिएका र्‍याकसम्म देखिने, पहिलो बालीमै भरियो। दोस्रोमा फ्रेम र छाना उस्तै हुन्छ, एक तिहाइ भुइँ भने आलु र बीउको शीतभण्डार।\n\nनक्सा नगरपालिकामा छ, माटो जाँच सकियो। नयाँ ट्रान्सफर्मरको लाइन स्वीकृत भएपछि काम सुरु हुन्छ; भरपर्दो बिजुली नभएको शीतभण्डार महँगो टहरो मात्र हो।",
      features: [
        "खम्बाबिना ३६ मिटरको हल",
        "३ डिग्री सेल्सियसमा ९०० टन अट्ने शीतभण्डार",
        "ट्रकको उचाइमा छवटा ढोका",
        "२०० किलोवाट सौर्य प्यानल राख्न मिल्ने छाना",
      ],
      challenges: ["३३ केभी लाइनको पर्खाइ", "काम चल्दा पनि पहिलो हलका ट्रक रोक्न नमिल्ने"],
    },
  },
};
