import type { FormsCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const enquiries: FormsCatalogue["enquiries"] = {
  title: "सोध्नुहोस् वा हेर्न आउनुहोस्",
  lead: "मनमा लागेको कुरा सोध्नुहोस् वा हेर्ने समय माग्नुहोस्। यसको शुल्क लाग्दैन, किन्नैपर्ने बाध्यता पनि हुँदैन।",
  choose: "के गर्न चाहनुहुन्छ?",
  kinds: { enquiry: "प्रश्न सोध्ने", visit: "हेर्न जाने" },
  fields: {
    name: "नाम",
    contact: "फोन वा इमेल",
    message: "सन्देश",
    day: "दिन",
    time: "समय",
  },
  messages: { sale: "यो अझै बिक्रीमा छ?", rent: "यो अझै भाडामा उपलब्ध छ?", visit: "म यो हेर्न चाहन्छु।" },
  open: "{{opens}} देखि {{closes}} बजेसम्म खुला",
  noTimes: "आजको समय सकियो। अर्को दिन छान्नुहोस्।",
  submit: "पठाउनुहोस्",
  failed: { title: "पठाइएन", text: "यो पठाउन सकिएन।" },
  next: {
    title: "हामीले पायौँ। अब यसो हुन्छ:",
    call: "{{company}}ले तपाईंलाई फोन गर्छ",
    email: "{{company}}ले तपाईंलाई इमेल लेख्छ",
    until: "ढिलोमा",
    soon: "सकेसम्म चाँडो",
    visit: "तपाईंले माग्नुभएको समय",
    confirm: "तपाईंसँग कुरा गरेर समय पक्का गरेपछि मात्र भेट तय हुन्छ।",
    urgent: "हतार छ भने फोन गर्नुहोस्:",
    again: "फेरि सोध्ने वा हेर्न जाने",
  },
};
