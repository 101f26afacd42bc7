import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const list: AdminCatalogue["list"] = {
  tools: "खोज र क्रम",
  search: "खोज्नुहोस्",
  sort: "क्रम",
  view: { label: "देखाउने ढाँचा", cards: "कार्ड", table: "तालिका" },
  untranslated: {
    label: "भाषा",
    any: "सबै",
    without: { en: "अङ्ग्रेजी नभएका", np: "नेपाली नभएका" },
    mark: { en: "अङ्ग्रेजी छैन", np: "नेपाली छैन" },
    none: { en: "सबै कुरा अङ्ग्रेजीमा छ", np: "सबै कुरा नेपालीमा छ" },
    noneText: "दुवै भाषाका आगन्तुकले सबै कुरा आफ्नै भाषामा पढ्न पाउँछन्।",
    showAll: "सबै देखाउनुहोस्",
  },
  nothingMatches: "मिल्ने केही भेटिएन",
  nothingMatchesText: "अरू शब्द वा कम फिल्टर राखेर हेर्नुहोस्।",
  clear: "खोज र फिल्टर हटाउनुहोस्",
  export: "स्प्रेडसिट",
  exportFailed: "स्प्रेडसिट बनाउन सकिएन",
  actions: "कार्य",
  delete: "मेटाउनुहोस्",
  deleteNamed: "{{name}} मेटाउनुहोस्",
  viewNamed: "{{name}} हेर्नुहोस्",
  deletion: {
    title: "“{{name}}” मेटाउने?",
    undoable: "मेटाएपछि लगत्तै “फिर्ता” थिचेर पुनः ल्याउन सकिन्छ।",
    undo: "फिर्ता",
    restored: "फिर्ता आयो",
    restoredText: "{{name}} फेरि सूचीमा छ।",
    restoreFailed: "फिर्ता ल्याउन सकिएन",
  },
};
