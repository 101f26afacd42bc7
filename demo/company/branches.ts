import type { Settings } from "#domain/settings/settings.ts";

export const demoBranches: Settings["branches"] = {
  lead: {
    en: "Four doors between the lakes and the plain. Tea is always on.",
    np: "तालदेखि तराईसम्म चार ढोका। चिया जहिले पनि तयार।",
  },
  items: [
    {
      id: "kathmandu",
      isHeadOffice: false,
      city: { en: "Kathmandu", np: "काठमाडौँ" },
      address: { en: "Devkota Sadak, New Baneshwor, Kathmandu-10", np: "देवकोटा सडक, नयाँ बानेश्वर, काठमाडौँ-१०" },
      phone: "+977-1-5900123",
    },
    {
      id: "pokhara",
      isHeadOffice: false,
      city: { en: "Pokhara", np: "पोखरा" },
      address: { en: "Baidam Road, Lakeside, Pokhara-6, Kaski", np: "बैदाम मार्ग, लेकसाइड, पोखरा-६, कास्की" },
      phone: "+977-61-590123",
    },
    {
      id: "bardibas",
      isHeadOffice: false,
      city: { en: "Bardibas", np: "बर्दिबास" },
      address: { en: "Highway Chowk, Bardibas-1, Mahottari", np: "राजमार्ग चोक, बर्दिबास-१, महोत्तरी" },
      phone: "+977-44-590123",
    },
    {
      id: "janakpur",
      isHeadOffice: true,
      city: { en: "Janakpur", np: "जनकपुर" },
      address: { en: "Bhanu Chowk, Janakpurdham-4, Dhanusha", np: "भानु चोक, जनकपुरधाम-४, धनुषा" },
      phone: "+977-41-590123",
    },
  ],
};
