import type { FormsCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const contact: FormsCatalogue["contact"] = {
  title: "सम्पर्क गर्नुहोस्",
  details: "हामी कहाँ छौँ",
  address: "ठेगाना",
  phone: "फोन",
  email: "इमेल",
  hours: "खुल्ने समय",
  closed: "बन्द",
  form: "हामीलाई लेख्नुहोस्",
  formLead: "हरेक सन्देश ढिलोमा अर्को कार्यदिनसम्म पढिसक्छौँ।",
  fields: { name: "नाम", email: "इमेल", subject: "विषय", message: "सन्देश" },
  submit: "सन्देश पठाउनुहोस्",
  sent: { title: "सन्देश पठाइयो", text: "लेख्नुभएकोमा धन्यवाद। हामी चाँडै सम्पर्क गर्नेछौँ।" },
  failed: { title: "सन्देश गएन", text: "सन्देश पठाउन सकिएन।" },
  map: {
    title: "हाम्रो कार्यालय आउने बाटोको नक्सा",
    sketch: "वरपरको हातेचित्र, नापअनुसारको होइन",
    described:
      "जनकपुरको बीच भागको हातेचित्र: हाम्रो कार्यालय जानकी मन्दिरको दक्षिणपूर्व, धनुषसागरको पश्चिम, भानु चोकबाट आउने बाटोमा छ।",
    directions: "बाटो हेर्नुहोस्",
    temple: "जानकी मन्दिर",
    vivahMandap: "विवाह मण्डप",
    dhanushSagar: "धनुषसागर",
    gangaSagar: "गङ्गासागर",
    ramMandir: "राम मन्दिर",
    bhanuChowk: "भानु चोक",
    stationRoad: "स्टेसन रोड",
    station: "रेलवे स्टेसन",
    north: "उ",
  },
};
