import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const trash: AdminCatalogue["trash"] = {
  title: "रद्दीटोकरी",
  count: "{{number}} वटा मेटिएका",
  text: "मेटिएका कुरा ३० दिनसम्म फिर्ता ल्याउन सकिन्छ। त्यसपछि तस्बिरसहित सधैँका लागि हट्छन्।",
  loading: "रद्दीटोकरी खोलिँदै...",
  failed: "रद्दीटोकरी खोल्न सकिएन",
  empty: "रद्दीटोकरी खाली छ",
  emptyText: "मेटाएका कुरा ३० दिनसम्म यहाँ रहन्छन्।",
  searchHint: "नाम",
  deleted: "मेटिएको:",
  goes: "सधैँका लागि हट्ने:",
  restore: "फिर्ता ल्याउनुहोस्",
  restoreOf: "{{name}} फिर्ता ल्याउनुहोस्",
  restored: "{{number}} वटा फिर्ता आए",
  purge: "सधैँका लागि हटाउनुहोस्",
  question: "{{number}} वटा सधैँका लागि हटाउने?",
  questionText: "यो फिर्ता हुँदैन: लेखिएका कुरा, तस्बिर र कागजात सबै जान्छन्, इतिहासमा रहेको विवरण पनि।",
  purged: "{{number}} वटा सधैँका लागि हटाइए",
  purgeFailed: "हटाउन सकिएन",
};
