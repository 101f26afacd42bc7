/** Texts of the date field, loaded with its calendar. */
export const datesEn = {
  calendar: "Calendar",
  calendars: { ad: "AD", bs: "BS" },
  example: "Such as 2083-07-23 or 2026-11-09",
  provisional: "The calendar of this year is not official yet; the day may still shift by one.",
  choose: "Choose a day",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
  weekdays: { sun: "Sun", mon: "Mon", tue: "Tue", wed: "Wed", thu: "Thu", fri: "Fri", sat: "Sat" },
} as const;
