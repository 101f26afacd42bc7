import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const places: AdminCatalogue["places"] = {
  group: "ठाउँ",
  groupHelp: "पालिका र वडा छान्नुभयो भने ठेगाना दुवै भाषामा आफैँ बन्छ। नछान्ने भए ठेगाना आफैँ लेख्नुहोस्।",
  composed: "साइटमा देखिने ठेगाना",
  street: "सडक वा टोल",
  streetHelp: "नलेखे पनि हुन्छ।",
  oneProposal: "एउटा ठेगानामा ठाउँ भेटियो",
  proposals: "{{number}} ठेगानामा ठाउँ भेटियो",
  look: "हेर्नुहोस्",
  title: "ठेगानामा भेटिएका ठाउँ",
  text: "यिनमा लेखिएको ठेगाना मात्र छ। ठाउँ मिलेको भए स्वीकार गर्नुहोस्, ठेगाना दुवै भाषामा बन्छ। पछि फेर्न पनि मिल्छ।",
  written: "अहिले:",
  accepting: "स्वीकारेपछि:",
  accept: "स्वीकार्ने",
  acceptFor: "{{name}}को ठाउँ स्वीकार्ने",
  acceptAll: "सबै {{number}} स्वीकार्ने",
  none: "स्वीकार्न केही बाँकी छैन।",
  accepted: "ठाउँ मिल्यो",
  acceptedText: "ठेगाना अब दुवै भाषामा छ।",
  failed: "सबै स्वीकार भएन",
  failedText: "{{number}} मा फेर्न सकिएन। सूची फेरि हेर्नुहोस्।",
};
