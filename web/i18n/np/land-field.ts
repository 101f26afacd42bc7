import type { LandFieldCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const landFieldNp: LandFieldCatalogue = {
  help: "जस्तै ०-४-२-०, १-५-१०, ४ आना वा १५४० वर्ग फिट",
  which: "यसमध्ये कुन हो?",
  unclear: "नाप बुझिएन। आना १५, पैसा र दाम ३, कट्ठा र धुर १९ सम्म मात्र हुन्छ।",
};
