import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { visitPage as visitPageEn } from "#web/i18n/en/visit-page.ts";

export const visitPage: Translated<typeof visitPageEn> = {
  title: "तपाईंको हेर्ने समय",
  description: "कहिले र कहाँ भेट्ने, अनि कसरी सार्ने वा रद्द गर्ने।",
  states: {
    asked: "आउने पक्का भए जानकारी दिनुहोस्।",
    confirmed: "समय पक्का भयो। हामी त्यहीँ भेट्छौँ।",
    done: "तपाईं हेरिसक्नुभयो। आउनुभएकोमा धन्यवाद।",
    missed: "भेट हुन सकेन। अर्को समयका लागि फोन गर्नुहोस्।",
    cancelled: "यो समय रद्द भयो।",
  },
  past: "यो समय बितिसक्यो।",
  done: {
    confirm: "पक्का भयो। त्यहीँ भेटौँला!",
    move: "सारियो। नयाँ समय हामीलाई नमिले खबर गर्छौँ।",
    cancel: "रद्द भयो। अरू केही गर्नु पर्दैन।",
  },
  when: "कहिले",
  where: "कहाँ",
  who: "तपाईंलाई भेट्ने",
  call: "फोन",
  listing: "घरजग्गाको विवरण",
  directions: "बाटो हेर्नुहोस्",
  calendar: "क्यालेन्डरमा राख्नुहोस्",
  confirm: "म आउँछु",
  move: {
    title: "समय सार्ने",
    day: "दिन",
    time: "समय",
    submit: "यो समयमा सार्नुहोस्",
    none: "अरू समय खाली छैन। हामीलाई फोन गर्नुहोस्।",
  },
  cancel: { title: "रद्द गर्ने", text: "त्यसपछि यो समय अरूले पाउँछन्।", submit: "रद्द गर्नुहोस्" },
  failed: "यो हुन सकेन। फेरि प्रयास गर्नुहोस् वा फोन गर्नुहोस्।",
  missing: {
    title: "यस्तो कुनै समय भेटिएन",
    text: "ठेगाना अधुरो छ, वा समय बितेको धेरै भयो।",
    contact: "हामीलाई सम्पर्क गर्नुहोस्",
  },
  unavailable: { title: "अहिले खुलेन", text: "केही मिनेटपछि फेरि हेर्नुहोस् वा फोन गर्नुहोस्।" },
};
