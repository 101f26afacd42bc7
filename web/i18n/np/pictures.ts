import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { pictures as picturesEn } from "#web/i18n/en/pictures.ts";

export const pictures: Translated<typeof picturesEn> = {
  cover: "मुख्य",
  makeCover: "{{name}} लाई मुख्य तस्बिर बनाउनुहोस्",
  move: "{{name}} सार्नुहोस्",
  moveHelp: "तानेर वा एरो किले सार्नुहोस्।",
  moved: "{{name}} अब {{total}} मध्ये {{number}} नम्बरमा छ",
  remove: "{{name}} हटाउनुहोस्",
  removed: "{{name}} हटाइयो",
  cancel: "{{name}} नपठाउनुहोस्",
  retry: "फेरि पठाउनुहोस्",
  retryName: "{{name}} फेरि पठाउनुहोस्",
  waiting: "पालो कुर्दै",
  shrinking: "सानो बनाइँदै",
  sending: "{{name}} पठाइँदै",
  paused: "इन्टरनेट छैन। आएपछि आफैँ पठाइन्छ।",
  done: "पठाइयो",
  failed: "पठाउन सकिएन।",
  allSent: "सबै तस्बिर पठाइए",
  progress: "{{total}} मध्ये {{done}} पठाइयो",
};
