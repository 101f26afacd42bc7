import type { CalendarSettings } from "#domain/settings/calendar.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";

/** Days of 2083. The government publishes them each year; feasts follow the moon, so these are an example only. */
const days: readonly (readonly [date: string, en: string, np: string])[] = [
  ["2083-01-01", "New Year", "नयाँ वर्ष"],
  ["2083-01-18", "Buddha Jayanti", "बुद्ध जयन्ती"],
  ["2083-02-15", "Republic Day", "गणतन्त्र दिवस"],
  ["2083-05-12", "Janai Purnima", "जनै पूर्णिमा"],
  ["2083-05-19", "Krishna Janmashtami", "कृष्ण जन्माष्टमी"],
  ["2083-06-03", "Constitution Day", "संविधान दिवस"],
  ["2083-06-25", "Ghatasthapana", "घटस्थापना"],
  ["2083-07-01", "Fulpati", "फूलपाती"],
  ["2083-07-02", "Maha Ashtami", "महाअष्टमी"],
  ["2083-07-03", "Maha Nawami", "महानवमी"],
  ["2083-07-04", "Vijaya Dashami", "विजया दशमी"],
  ["2083-07-22", "Laxmi Puja", "लक्ष्मी पूजा"],
  ["2083-07-24", "Govardhan Puja", "गोवर्द्धन पूजा"],
  ["2083-07-25", "Bhai Tika", "भाइटीका"],
  ["2083-07-29", "Chhath", "छठ"],
  ["2083-09-10", "Christmas", "क्रिसमस"],
  ["2083-09-27", "Prithvi Jayanti", "पृथ्वी जयन्ती"],
  ["2083-10-01", "Maghe Sankranti", "माघे सङ्क्रान्ति"],
  ["2083-10-16", "Martyrs' Day", "सहिद दिवस"],
  ["2083-10-28", "Saraswati Puja", "सरस्वती पूजा"],
  ["2083-11-07", "Democracy Day", "प्रजातन्त्र दिवस"],
  ["2083-11-22", "Maha Shivaratri", "महाशिवरात्रि"],
  ["2083-11-24", "Women's Day", "महिला दिवस"],
  ["2083-12-08", "Holi", "होली"],
];

export const demoCalendar: CalendarSettings = {
  ...defaultSettings.calendar,
  holidays: days.map(([date, en, np]) => ({
    id: date,
    date,
    name: { en: `${en} (example)`, np: `${np} (नमुना)` },
  })),
};
