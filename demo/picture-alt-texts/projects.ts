import type { Language } from "#domain/language.ts";

export const projectPictureAltTexts = {
  "project-01-a": {
    en: "Finished commercial complex with glass front at golden hour",
    np: "सिसाको मोहडा भएको बनिसकेको व्यावसायिक भवन, साँझको घाममा",
  },
  "project-01-b": {
    en: "Commercial complex from above",
    np: "माथिबाट देखिएको व्यावसायिक भवन",
  },
  "project-01-c": {
    en: "Commercial complex under construction with tower crane",
    np: "टावर क्रेनसहित निर्माणाधीन व्यावसायिक भवन",
  },
  "project-01-d": {
    en: "Cafe with brick wall and timber tables on the ground floor of the commercial complex",
    np: "व्यावसायिक भवनको भुइँतलामा इँटाको भित्ता र काठका टेबल भएको क्याफे",
  },
  "project-02-a": {
    en: "Street of the finished residential colony",
    np: "बनिसकेको आवासीय कोलोनीको सडक",
  },
  "project-02-b": {
    en: "Residential colony from above",
    np: "माथिबाट देखिएको आवासीय कोलोनी",
  },
  "project-02-c": {
    en: "House of the colony under construction with bamboo scaffolding",
    np: "बाँसको खट हालेर बनाइँदै गरेको कोलोनीको घर",
  },
  "project-02-d": {
    en: "Kitchen in a colony house",
    np: "कोलोनीको एउटा घरको भान्सा",
  },
  "project-03-a": {
    en: "Hotel with pool and timber balconies at golden hour",
    np: "पौडी पोखरी र काठका बार्दली भएको होटल, साँझको घाममा",
  },
  "project-03-b": {
    en: "Hotel and pool from above",
    np: "माथिबाट देखिएको होटल र पौडी पोखरी",
  },
  "project-03-c": {
    en: "Hotel structure under construction",
    np: "निर्माण भइरहेको होटलको ढाँचा",
  },
  "project-03-d": {
    en: "Hotel lobby with reception and Mithila-style art",
    np: "स्वागत काउन्टर र मिथिला शैलीका चित्र भएको होटलको लबी",
  },
  "project-04-a": {
    en: "Renovated traditional brick house with carved windows",
    np: "बुट्टेदार झ्याल भएको जीर्णोद्धार गरिएको परम्परागत इँटाको घर",
  },
  "project-04-b": {
    en: "Renovated house seen from above",
    np: "जीर्णोद्धार गरिएको घर, माथिबाट हेर्दा",
  },
  "project-04-c": {
    en: "The house during renovation with bamboo scaffolding",
    np: "बाँसको खट हालेर जीर्णोद्धार भइरहेको घर",
  },
  "project-04-d": {
    en: "Renovated living room with timber floor, sand-coloured sofa and folk art",
    np: "काठको भुइँ, बालुवा रङको सोफा र लोककलाका चित्र भएको नयाँ बनाइएको बैठक कोठा",
  },
  "project-05-a": {
    en: "Concrete road bridge over a river below the Himalaya",
    np: "पछाडि हिमाल देखिने, नदीमाथिको कङ्क्रिटको सडक पुल",
  },
  "project-05-b": {
    en: "Road bridge from above",
    np: "माथिबाट देखिएको सडक पुल",
  },
  "project-05-c": {
    en: "Bridge piers and deck under construction with crane",
    np: "क्रेनसहित निर्माण भइरहेका पुलका खम्बा र डेक",
  },
  "project-05-d": {
    en: "Carriageway of the finished bridge",
    np: "बनिसकेको पुलमाथिको गाडी गुड्ने सडक",
  },
  "project-06-a": {
    en: "Three-storey school block with arcaded corridors",
    np: "लामो बरन्डा भएको विद्यालयको तीनतले भवन",
  },
  "project-06-b": {
    en: "School block and grounds from above",
    np: "माथिबाट देखिएको विद्यालय भवन र चौर",
  },
  "project-06-c": {
    en: "School block under construction",
    np: "निर्माणाधीन विद्यालय भवन",
  },
  "project-06-d": {
    en: "Classroom with desks and blackboard",
    np: "डेस्क र कालोपाटी भएको कक्षाकोठा",
  },
  "project-07-a": {
    en: "Apartment tower under construction with tower crane",
    np: "टावर क्रेनसहित निर्माण भइरहेको अपार्टमेन्ट टावर",
  },
  "project-07-b": {
    en: "Tower under construction from above",
    np: "निर्माणाधीन टावर, माथिबाट हेर्दा",
  },
  "project-07-c": {
    en: "Ground floors of the tower with bamboo scaffolding and brick infill",
    np: "बाँसको खट र इँटाको गाह्रो लागिरहेका टावरका तल्ला तलाहरू",
  },
  "project-07-d": {
    en: "Early stage of the tower with columns and reinforcement",
    np: "पिलर र डन्डी मात्र उठेको टावरको सुरुवाती चरण",
  },
  "project-08-a": {
    en: "Industrial warehouse with blue roof and loading doors",
    np: "निलो छाना र सामान चढाउने ढोका भएको औद्योगिक गोदाम",
  },
  "project-08-b": {
    en: "Warehouse from above",
    np: "माथिबाट देखिएको गोदाम",
  },
  "project-08-c": {
    en: "Steel frame of the warehouse under construction",
    np: "निर्माण भइरहेको गोदामको स्टिलको ढाँचा",
  },
  "project-08-d": {
    en: "Warehouse interior with pallet racks",
    np: "सामानका र्‍याक राखिएको गोदामको भित्री भाग",
  },
} satisfies Record<string, Record<Language, string>>;
