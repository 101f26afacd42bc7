import type { Settings } from "#domain/settings/settings.ts";

const officeDay = { opens: "09:00", closes: "18:00" };

export const demoCompany: Settings["company"] = {
  name: { en: "Mithila Ghar", np: "मिथिला घर" },
  tagline: {
    en: "Homes, land and building in Janakpur and beyond",
    np: "जनकपुर र वरपर घर, जग्गा र निर्माण",
  },
  address: { en: "Dhanusha, Janakpur, Nepal", np: "जनकपुरधाम, धनुषा, नेपाल" },
  country: { en: "Nepal", np: "नेपाल" },
  footerNote: {
    en: "Pictures of listings are illustrations.",
    np: "घरजग्गाका तस्बिर नमुनाका लागि मात्र हुन्।",
  },
  phone: "+977-41-590123",
  whatsapp: "+977-9800000100",
  viber: "+977-9800000100",
  email: "namaste@mithilaghar.example",
  position: { latitude: 26.7288, longitude: 85.9263 },
  sketch: "janakpur",
  social: [
    { id: "facebook", name: "Facebook", url: "https://www.facebook.com/mithilaghar" },
    { id: "instagram", name: "Instagram", url: "https://www.instagram.com/mithilaghar" },
    { id: "youtube", name: "YouTube", url: "https://www.youtube.com/@mithilaghar" },
  ],
  hours: {
    sunday: officeDay,
    monday: officeDay,
    tuesday: officeDay,
    wednesday: officeDay,
    thursday: officeDay,
    friday: officeDay,
    saturday: null,
  },
  registrationNumber: "",
  // No number begins with a zero, so this one is nobody's.
  panNumber: "000000000",
  licenceNumber: "",
};
