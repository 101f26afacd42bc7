import type { settingsFieldsEn } from "#web/i18n/en/admin/settings-fields.ts";
import type { Translated } from "#web/i18n/en/catalogue-shape.ts";

export const settingsFieldsNp: Translated<typeof settingsFieldsEn> = {
  fields: {
    common: {
      name: "नाम",
      text: "विवरण",
      lead: "परिचय",
      description: "खोज इन्जिनका लागि विवरण",
      address: "ठेगाना",
      phone: "फोन",
      picture: "तस्बिर",
      portrait: "तस्बिर नभए देखाउने चित्र",
      isDraft: "यो मस्यौदा हो: अझै कसैले जाँचेको छैन",
    },
    company: {
      tagline: "नारा",
      country: "देश",
      footerNote: "हरेक पृष्ठको अन्त्यमा टिप्पणी",
      whatsapp: "ह्वाट्सएप",
      viber: "भाइबर",
      email: "इमेल",
      position: "नक्सामा ठाउँ",
      latitude: "अक्षांश",
      longitude: "देशान्तर",
      sketch: "कार्यालय पुग्ने बाटोको चित्र",
      social: "सामाजिक सञ्जाल",
      url: "वेब ठेगाना",
      hours: "खुल्ने समय",
      registrationNumber: "कम्पनी दर्ता नम्बर",
      panNumber: "प्यान वा भ्याट नम्बर",
      licenceNumber: "इजाजतपत्र नम्बर",
    },
    branches: { items: "शाखाहरू", city: "सहर", isHeadOffice: "मुख्य कार्यालय" },
    people: { items: "टोली", role: "जिम्मेवारी", text: "व्यक्तिबारे" },
    reviews: {
      items: "ग्राहकका भनाइ",
      name: "ग्राहकको नाम",
      title: "ग्राहकको परिचय",
      rating: "तारा, १ देखि ५ सम्म",
      text: "ग्राहकको भनाइ",
    },
    figures: { items: "तथ्याङ्क", value: "सङ्ख्या", label: "केको सङ्ख्या" },
    partners: { items: "साझेदार", trade: "पेसा" },
    brands: { items: "ब्रान्डहरू" },
    pages: {
      home: "गृहपृष्ठ",
      about: "‘हाम्रो बारेमा’ पृष्ठ",
      projects: "परियोजना पृष्ठ",
      contact: "सम्पर्क पृष्ठ",
      services: "सेवा पृष्ठ",
      heading: "शीर्षक",
    },
    services: { items: "लागत सोध्न मिल्ने सेवाहरू", others: "अन्य सेवा, पृष्ठको पुछारमा नाम मात्र" },
    promises: { repliesInADay: "२४ घण्टाभित्र जवाफ दिन्छौँ", checksPapers: "हरेक घरजग्गाको कागजपत्र जाँच्छौँ" },
    chat: { greeting: "अभिवादन", reply: "हरेक सन्देशको जवाफ" },
    replies: { items: "नमुनाहरू", name: "नमुनाको नाम", text: "जवाफ" },
    listings: { needsApproval: "एजेन्टले प्रकाशन गर्दा व्यवस्थापकको स्वीकृति चाहिने" },
    calendar: {
      isBookingOn: "आगन्तुकले खाली समय आफैँ लिन पाउने",
      visitMinutes: "एक पटक हेर्न लाग्ने मिनेट",
      gapMinutes: "दुई ठाउँबीच बाटोमा लाग्ने मिनेट",
      daysAhead: "कति दिन अगाडिसम्मको समय लिन पाइने",
      silentLeadDays: "कसैले नछोएको सोधपुछ कति दिनपछि ‘आज’ पृष्ठमा देखाउने",
      holidays: "बिदाका दिन",
      date: "दिन (विक्रम संवत्)",
    },
    construction: {
      isOn: "हामी घर बनाउँछौँ: लागत अनुमान चालु",
      templates: "नयाँ निर्माणका लागि चरणका ढाँचा",
      stages: "चरणहरू",
      weight: "भार",
    },
    retention: { lostLeadMonths: "कसैले नछोएको, गुमेको सोधपुछ कति महिनापछि रद्दीटोकरीमा जाने" },
    features: { items: "सुविधाहरू", isHidden: "लुकाउने: अब छान्न नदिने, तर पहिल्यै छानिएकोमा रहिरहने" },
  },
  help: {
    common: { picture: "एउटा तस्बिर, सकेसम्म वर्गाकार।" },
    company: {
      whatsapp: "फोनभन्दा फरक नम्बर भए मात्र।",
      position: "नक्साले देखाएजस्तै, जस्तै 27.7172 र 85.3240।",
      licenceNumber: "घरजग्गा कारोबार इजाजतपत्रको।",
    },
    texts: {
      text: "खाली लाइनले अनुच्छेद, ## ले शीर्षक र - ले सूचीको बुँदा सुरु गर्छ; [सम्पर्क](/contact) लिङ्क हो। {{company}}, {{address}}, {{phone}}, {{email}}, {{registrationNumber}}, {{panNumber}} र {{licenceNumber}}को ठाउँमा कम्पनीकै विवरण देखिन्छ।",
      isDraft: "हेर्नेलाई मस्यौदा भनेर देखिन्छ, र खोज इन्जिनले देखाउँदैन।",
    },
    promises: {
      repliesInADay: "आगन्तुकले सेवा पृष्ठमा र घरजग्गाबारे सोध्दा देख्छन्; कुन जवाफ कहिलेसम्म दिनुपर्ने हो, कर्मचारीले देख्छन्।",
      checksPapers: "आगन्तुकले गृहपृष्ठमा ‘किन्नुहोस्’सँगै देख्छन्।",
    },
    listings: {
      needsApproval:
        "एजेन्टले प्रकाशन गरेको घरजग्गा व्यवस्थापकले स्वीकृत नगरेसम्म लुकेरै रहन्छ। आगन्तुकले देखिसकेको घरजग्गा भने एजेन्टले पहिलेजस्तै सच्याउन सक्छन्।",
    },
    calendar: {
      isBookingOn: "बन्द गरे आगन्तुकले दिन र समय सोध्छन्, जवाफ तपाईंहरूले दिनुहुन्छ। कार्यालय खुल्ने समय ‘कम्पनी’मा छ।",
      silentLeadDays: "० राखे देखाइँदैन।",
      date: "वर्ष, महिना र गते, जस्तै 2083-06-24। यस दिनको समय लिन मिल्दैन।",
    },
    construction: {
      isOn: "बन्द गर्दा लागत अनुमान कसैले देख्दैनन् र ग्राहकको लिङ्क खुल्दैन, तर केही मेटिँदैन। ट्याब ड्यासबोर्ड फेरि खोल्दा देखिन्छ वा हराउँछ।",
    },
    retention: {
      lostLeadMonths:
        "० राखे बन्द हुन्छ। ३० दिनसम्म फर्काउन मिल्छ, त्यसपछि सन्देश र तस्बिरसहित मेटिन्छ। कारोबार भएका र लागत अनुमान भएका सोधपुछ राखिन्छन्।",
    },
    chat: { reply: "{{phone}}को ठाउँमा कम्पनीको फोन नम्बर देखिन्छ।" },
    replies: {
      text: "दुवै भाषामा लेख्नुहोस्; अभिवादन र हस्ताक्षर आफैँ थपिन्छ। {{name}}को ठाउँमा व्यक्तिको नाम, {{about}}मा सोधिएको विषय, {{staff}}मा जवाफ दिनेको नाम, {{company}}मा कम्पनीको नाम र {{phone}}मा कम्पनीको फोन आउँछ।",
    },
  },
  options: {
    sketch: { janakpur: "जनकपुर" },
    portrait: {
      "chief-executive": "साडी लगाएकी महिला",
      investor: "टोपी लगाएका पुरुष",
      teacher: "शिक्षक",
      restorer: "मर्मत गर्ने कालिगढ",
      nurse: "नर्स",
      "retired-engineer": "चस्मा लगाएका वृद्ध",
      shopkeeper: "पसले",
    },
  },
};
