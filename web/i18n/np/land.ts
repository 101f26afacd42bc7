import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { land as landEn } from "#web/i18n/en/land.ts";

export const land: Translated<typeof landEn> = {
  title: "जग्गा नाप रूपान्तरण",
  lead: "जुनसुकै ठाउँमा लेख्नुहोस्, बाँकी आफैँ भरिन्छन्। तराईमा बिघा, पहाडमा रोपनी चल्छ।",
  combined: "बोलीचालीको नाप",
  combinedHelp: "जस्तै ०-४-२-०, १-५-१०, ४ आना वा १५४० वर्ग फिट",
  terai: "तराई",
  hills: "पहाड र काठमाडौँ उपत्यका",
  clear: "खाली गर्नुहोस्",
  unclearComma: "१,००० वा १.५ गरी लेख्नुहोस्।",
  tooLarge: "पूरै नेपालमा पनि यति जग्गा छैन।",
  units: {
    bigha: "बिघा",
    kattha: "कट्ठा",
    dhur: "धुर",
    ropani: "रोपनी",
    aana: "आना",
    paisa: "पैसा",
    daam: "दाम",
    sq_ft: "वर्ग फिट",
    sq_m: "वर्ग मिटर",
  },
  facts: {
    bigha: "१ बिघा = २० कट्ठा",
    kattha: "१ कट्ठा = २० धुर",
    dhur: "१ धुर = १८२.२५ वर्ग फिट",
    ropani: "१ रोपनी = १६ आना = ५,४७६ वर्ग फिट",
    aana: "१ आना = ४ पैसा, १ पैसा = ४ दाम",
    sq_m: "१ वर्ग फिट = ०.०९२९०३०४ वर्ग मिटर",
  },
};
