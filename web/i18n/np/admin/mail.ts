import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const mail: AdminCatalogue["mail"] = {
  notSetUp: "इमेल मिलाइएको छैन: नयाँ सन्देश आएको खबर इमेलमा कसैलाई जाँदैन।",
  noRecipients: "नयाँ सन्देशको खबर कुन इमेलमा पठाउने भनेर तोकिएको छैन।",
  oneDelayed: "इमेल सर्भरले जवाफ दिएको छैन। एउटा इमेल पर्खिरहेको छ; सर्भर फर्केपछि आफैँ जान्छ।",
  delayed: "इमेल सर्भरले जवाफ दिएको छैन। {{number}} वटा इमेल पर्खिरहेका छन्; सर्भर फर्केपछि आफैँ जान्छन्।",
  oneFailure: "एउटा इमेल पठाउन सकिएन",
  failures: "{{number}} वटा इमेल पठाउन सकिएन",
  look: "हेर्नुहोस्",
  title: "नगएका इमेल",
  text: "यी पठाउन सकिएन। कारण सच्याएर फेरि पठाउनुहोस्।",
  none: "सबै इमेल गइसके।",
  loadFailed: "नगएका इमेलको सूची ल्याउन सकिएन",
  to: "{{address}} लाई",
  attempts: "{{number}} पटक कोसिस भयो",
  sendAgain: "फेरि पठाउने",
  sendAgainTo: "{{address}} लाई फेरि पठाउने",
  tryAgain: "फेरि कोसिस गर्ने",
  retryFailed: "पठाउन सकिएन",
  queues: {
    "send-mail": "इमेल पठाउने काम",
    "notify-staff": "नयाँ सन्देशको खबर दिने काम",
    "morning-summary": "बिहानको सारांश",
  },
};
