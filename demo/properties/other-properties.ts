import { localLevelIds } from "#demo/local-level-ids.ts";
import type { PropertySource } from "#demo/properties/demo-property.ts";

/** Pictures 18 to 24: studios, townhouses, the penthouse, the land and the commercial building. */
export const otherProperties: readonly PropertySource[] = [
  {
    name: "Sunny Studio near Teaching Hospital",
    local_level_id: localLevelIds.kathmandu,
    ward: 3,
    street: "Uptown, Maharajgunj",
    price: 14_500,
    description:
      "One bright room with a kitchenette behind a timber screen, on the second floor of a small building of ten studios. It faces south and has sun all winter. Water and internet are included; the house has a washing machine on the roof. Teaching Hospital's gate is six minutes on foot, which is why nurses and residents like it here.",
    area: 360,
    bedrooms: 0,
    bathrooms: 1,
    is_featured: false,
    property_type: "studio",
    for_type: "rent",
    features: ["Balcony", "Security", "Solar Water Heater", "Inverter Backup"],
    custom_features: ["Internet included", "Furnished"],
    status: "active",
    pictures: ["property-18-a", "property-18-b", "property-18-c"],
    listedAt: "2026-11-07T08:15:00Z",
    translations: {
      np: {
        name: "शिक्षण अस्पताल नजिक घमाइलो स्टुडियो",
        street: "अपटाउन, महाराजगञ्ज",
        description:
          "काठको बारपछाडि सानो भान्सा भएको उज्यालो एउटै कोठा, दस वटा स्टुडियो भएको सानो घरको दोस्रो तलामा। दक्षिण फर्केको छ, हिउँदभरि घाम लाग्छ। पानी र इन्टरनेट भाडामै पर्छ, छतमा लुगा धुने मेसिन छ। शिक्षण अस्पतालको गेट हिँडेर छ मिनेट, त्यसैले नर्स र रेजिडेन्ट डाक्टरहरूले रुचाउँछन्।",
        custom_features: ["इन्टरनेट भाडामै", "फर्निचरसहित"],
      },
    },
  },
  {
    name: "Blue and Ochre Studio by the Station",
    local_level_id: localLevelIds.janakpurdham,
    ward: 1,
    street: "Downtown, Station Road",
    price: 9_500,
    description:
      "A furnished studio with its own tiled bathroom, three minutes on foot from the railway station and eight from Janaki Mandir. It is on the courtyard side, so the night trains are faint. The filtered borewell tap in the corridor is shared with the next studio, and the room has an inverter point for the fan, a lamp and the router.",
    area: 310,
    bedrooms: 0,
    bathrooms: 1,
    is_featured: false,
    property_type: "studio",
    for_type: "rent",
    features: ["Security", "Borewell", "Inverter Backup"],
    custom_features: ["Furnished", "One month's deposit"],
    status: "active",
    pictures: ["property-19-a", "property-19-b", "property-19-c"],
    listedAt: "2026-10-14T04:40:00Z",
    translations: {
      np: {
        name: "स्टेसन छेउको नीलो–पहेँलो स्टुडियो",
        street: "डाउनटाउन, स्टेसन रोड",
        description:
          "टायल लगाएको छुट्टै स्नानघर र फर्निचरसहितको स्टुडियो; रेल स्टेसन हिँडेर तीन मिनेट, जानकी मन्दिर आठ। कोठा चोकतिर फर्केको हुनाले रातको रेलको आवाज मधुरो सुनिन्छ। बरन्डाको फिल्टर धारा छेउको स्टुडियोसँग साझा हो; पङ्खा, एउटा बत्ती र राउटरलाई इन्भर्टरको लाइन छ।",
        custom_features: ["फर्निचरसहित", "एक महिनाको धरौटी"],
      },
    },
  },
  {
    name: "End Townhouse in Imadol",
    local_level_id: localLevelIds.mahalaxmi,
    ward: 4,
    street: "Suburbs, Imadol",
    price: 42_000,
    description:
      "The end house of a row of four, so it has windows on three sides and a strip of lawn of its own. Three bedrooms upstairs, living room and kitchen at garden level, a roof with washing lines and a view to Phulchoki. The colony road is 20 ft wide and ends here, so children play on it. Gwarko is nine minutes away by car outside the office rush.",
    area: 1850,
    bedrooms: 3,
    bathrooms: 3,
    is_featured: true,
    property_type: "townhouse",
    for_type: "rent",
    features: ["Parking", "Garden", "Balcony", "Roof Terrace", "Security", "Solar Water Heater"],
    custom_features: ["Dead-end road", "Pets by agreement"],
    status: "active",
    pictures: ["property-20-a", "property-20-b", "property-20-c"],
    listedAt: "2026-11-01T07:00:00Z",
    translations: {
      np: {
        name: "इमाडोलमा लहरको छेउको टाउनहाउस",
        street: "उपनगर, इमाडोल",
        description:
          "चार घरको लहरमा छेउको घर, त्यसैले तीनतिर झ्याल र आफ्नै दुबोको पाटो छ। माथि तीन कोठा, बगैँचाको तहमा बैठक र भान्सा, छतमा लुगा सुकाउने ठाउँ र फूलचोकीको दृश्य। कोलोनीको २० फिटको बाटो यहीँ टुङ्गिन्छ, केटाकेटी ढुक्कले खेल्छन्। अफिसको भीड नभए ग्वार्को गाडीमा नौ मिनेट।",
        custom_features: ["बाटोको अन्तिम घर", "कुरा मिलाएर पाल्तु जनावर राख्न मिल्ने"],
      },
    },
  },
  {
    name: "Sage Townhouse near Adarsha Nagar",
    local_level_id: localLevelIds.birgunj,
    ward: 13,
    street: "Midtown, Adarsha Nagar",
    price: 22_000,
    description:
      "Two bedrooms and a covered car porch in a row of four houses behind the stadium. Let from Kartik for eleven months to a bank's branch manager; it will be shown here again when she moves on. The borewell and the tank are shared by the row.",
    area: 1400,
    bedrooms: 2,
    bathrooms: 2,
    is_featured: false,
    property_type: "townhouse",
    for_type: "rent",
    features: ["Parking", "Garden", "Borewell", "Air Conditioning"],
    custom_features: ["Covered car porch"],
    status: "withdrawn",
    pictures: ["property-21-a", "property-21-b", "property-21-c"],
    listedAt: "2026-07-29T09:45:00Z",
    translations: {
      np: {
        name: "आदर्शनगर नजिक हरियो टाउनहाउस",
        street: "मिडटाउन, आदर्शनगर",
        description:
          "रङ्गशालापछाडि चार घरको लहरमा दुई कोठा र छाना भएको गाडी राख्ने ठाउँ। कात्तिकदेखि एघार महिनाका लागि एक बैङ्क शाखा प्रबन्धकले भाडामा लिनुभएको छ; उहाँ सरेपछि फेरि यहीँ राखिनेछ। बोरिङ र ट्याङ्की लहरका सबै घरको साझा हो।",
        custom_features: ["छाना भएको गाडी राख्ने ठाउँ"],
      },
    },
  },
  {
    name: "Penthouse with a Terrace to the Himalaya",
    local_level_id: localLevelIds.kathmandu,
    ward: 2,
    street: "Uptown, Lazimpat",
    price: 135_000,
    description:
      "The whole top floor, with a 1,100 sq ft terrace under a timber pergola; from Kartik to Falgun the Langtang range is clear on most mornings. Four bedrooms, the main one with a bathroom of its own. The lift opens inside the apartment by key. Power cuts go unnoticed: the building's generator takes over in eight seconds, and water is treated and pressurised.",
    area: 3200,
    bedrooms: 4,
    bathrooms: 4,
    is_featured: true,
    property_type: "penthouse",
    for_type: "rent",
    features: ["Parking", "Elevator", "Security", "Gym", "Roof Terrace", "Air Conditioning"],
    custom_features: ["1,100 sq ft terrace", "Private lift access"],
    status: "active",
    pictures: ["property-22-a", "property-22-b", "property-22-c"],
    listedAt: "2026-10-23T06:30:00Z",
    translations: {
      np: {
        name: "हिमाल देखिने छतसहितको पेन्टहाउस",
        street: "अपटाउन, लाजिम्पाट",
        description:
          "सबैभन्दा माथिल्लो तला सिङ्गै, काठको पर्गोलामुनि १,१०० वर्गफिटको छत; कात्तिकदेखि फागुनसम्म प्रायः बिहान लाङटाङ हिमशृङ्खला खुल्छ। चार सुत्ने कोठा, मुख्य कोठामा जोडिएकै स्नानघर। लिफ्ट साँचोले अपार्टमेन्टभित्रै खुल्छ। बत्ती गएको थाहै हुँदैन: जेनेरेटर आठ सेकेन्डमा चल्छ, पानी प्रशोधित र प्रेसरमा आउँछ।",
        custom_features: ["१,१०० वर्गफिटको छत", "अपार्टमेन्टभित्रै खुल्ने लिफ्ट"],
      },
    },
  },
  {
    name: "One Kattha on the Blacktopped Road",
    local_level_id: localLevelIds.bardibas,
    ward: 2,
    street: "Gauribas",
    price: 1_850_000,
    description:
      "A rectangular plot of exactly one kattha, 45 ft along a 20 ft blacktopped road and 81 ft deep, marked with concrete pillars in Asar 2083. It is a foot higher than the fields behind it and has not stood under water in the last ten monsoons. The electricity pole is at the corner, and neighbours find good water at 200 ft. The lalpurja is single-owner and free of any loan.",
    area: 3645,
    bedrooms: 0,
    bathrooms: 0,
    is_featured: false,
    property_type: "land",
    for_type: "sale",
    features: [],
    custom_features: ["1 kattha (20 dhur)", "45 ft road frontage", "Pillars set by a licensed surveyor"],
    status: "active",
    pictures: ["property-23-a", "property-23-b", "property-23-c"],
    listedAt: "2026-09-27T05:20:00Z",
    translations: {
      np: {
        name: "पिच बाटोमा एक कट्ठा जग्गा",
        street: "गौरीबास",
        description:
          "ठ्याक्कै एक कट्ठाको आयताकार जग्गा: २० फिटको पिच बाटोतर्फ ४५ फिट मोहडा, ८१ फिट लम्बाइ; २०८३ असारमा ढलानका पिलर गाडेर चारकिल्ला छुट्याइएको। पछाडिका खेतभन्दा एक फिट अग्लो छ, दस बर्खामा एक पटक पनि डुबेको छैन। बिजुलीको पोल कुनामै छ, छिमेकीले २०० फिटमा राम्रो पानी भेटेका छन्। लालपुर्जा एकल नाममा छ, कतै धितो छैन।",
        custom_features: ["१ कट्ठा (२० धुर)", "४५ फिट मोहडा", "लाइसेन्सप्राप्त सर्भेयरले गाडेका पिलर"],
      },
    },
  },
  {
    name: "Seven-Storey Office Building in Itahari",
    local_level_id: localLevelIds.itahari,
    ward: 5,
    street: "Main Road",
    price: 85_000_000,
    description:
      "Office floors of 2,600 sq ft each around one lift and stair core, with the curtain wall to the shaded side. The first three floors are let to a bank and an insurer until 2029; the others are empty and open-plan. Parking for 22 cars below, a 250 kVA transformer and a generator of the same size. It stands on the 100 ft highway, 350 metres east of Itahari Chowk.",
    area: 18200,
    bedrooms: 0,
    bathrooms: 14,
    is_featured: false,
    property_type: "commercial",
    for_type: "sale",
    features: ["Parking", "Elevator", "Security", "Air Conditioning", "Borewell"],
    custom_features: ["250 kVA transformer", "Three floors let until 2029"],
    status: "active",
    pictures: ["property-24-a", "property-24-b", "property-24-c"],
    listedAt: "2026-08-04T10:10:00Z",
    translations: {
      np: {
        name: "इटहरीमा साततले कार्यालय भवन",
        street: "मेन रोड",
        description:
          "एउटै लिफ्ट र भर्‍याङको वरिपरि हरेक तलामा २,६०० वर्गफिट कार्यालय; सिसाको भित्ता छायाँपट्टि पारिएको छ। पहिलो तीन तला २०८६ सम्म एउटा बैङ्क र एउटा बीमा कम्पनीले भाडामा लिएका छन्, बाँकी तला खाली र खुला छन्। तल २२ गाडी अट्ने पार्किङ, २५० केभीएको ट्रान्सफर्मर र त्यत्तिकै क्षमताको जेनेरेटर। इटहरी चोकबाट ३५० मिटर पूर्व, १०० फिटको राजमार्गमै।",
        custom_features: ["२५० केभीए ट्रान्सफर्मर", "तीन तला २०८६ सम्म भाडामा"],
      },
    },
  },
];
