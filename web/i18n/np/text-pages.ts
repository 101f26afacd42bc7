import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { textPages as en } from "#web/i18n/en/text-pages.ts";

export const textPages: Translated<typeof en> = {
  privacy: { title: "गोपनीयता", description: "हामी कुन विवरण लिन्छौँ, किन लिन्छौँ र तपाईंको अधिकार के हो।" },
  terms: { title: "सर्तहरू", description: "यो साइट र यहाँका घरजग्गामा लागू हुने सर्त।" },
  complaints: { title: "गुनासो", description: "केही चित्त नबुझे कसरी भन्ने र त्यसपछि के हुन्छ।" },
  licence: { title: "इजाजतपत्र", description: "कम्पनीको दर्ता र इजाजतपत्र नम्बर।" },
  draft: "यो मस्यौदा हो। कम्पनीले यसलाई अझै पक्का गरेको छैन।",
};
