import type { Replies } from "./replies.ts";

/** LE4 */
export const defaultReplies: Replies = {
  items: [
    {
      id: "thanks",
      name: { en: "Thanks, we will call", np: "धन्यवाद, फोन गर्नेछौँ" },
      text: {
        en: "Thank you for writing to us about “{{about}}”. We have read it and will get back to you.",
        np: "“{{about}}” बारे हामीलाई लेख्नुभएकोमा धन्यवाद। तपाईंको कुरा पढ्यौँ, चाँडै सम्पर्क गर्नेछौँ।",
      },
    },
    {
      id: "visit",
      name: { en: "Suggest a visit", np: "हेर्न बोलाउने" },
      text: {
        en: "We would be glad to show it to you. Which day and time suit you?",
        np: "तपाईंलाई देखाउन पाए हामीलाई खुसी लाग्नेछ। कुन दिन र कति बजे मिल्छ?",
      },
    },
    {
      id: "details",
      name: { en: "Ask for details", np: "थप कुरा सोध्ने" },
      text: {
        en: "To help you with “{{about}}”, we need to know a little more: in which area, how large, and within which budget?",
        np: "“{{about}}” बारे सघाउन अलि थप जान्नुपर्‍यो: कुन ठाउँमा, कति ठूलो र कति बजेटभित्र चाहनुहुन्छ?",
      },
    },
  ],
};
