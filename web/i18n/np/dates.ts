import type { DatesCatalogue } from "#web/i18n/en/catalogue-shape.ts";

/** Texts of the date field, loaded with its calendar. */
export const datesNp: DatesCatalogue = {
  calendar: "पात्रो",
  calendars: { ad: "ई.सं.", bs: "वि.सं." },
  example: "जस्तै २०८३-०७-२३ वा २०२६-११-०९",
  provisional: "यो सालको आधिकारिक पात्रो आइसकेको छैन; एक दिन तलमाथि हुन सक्छ।",
  choose: "पात्रोबाट छान्नुहोस्",
  previousMonth: "अघिल्लो महिना",
  nextMonth: "अर्को महिना",
  month: "महिना",
  year: "साल",
  weekdays: { sun: "आइत", mon: "सोम", tue: "मङ्गल", wed: "बुध", thu: "बिही", fri: "शुक्र", sat: "शनि" },
};
