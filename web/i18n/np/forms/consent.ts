import type { FormsCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const consent: FormsCatalogue["consent"] = {
  text: "पठाउनुभयो भने जवाफ दिन तपाईंको विवरण प्रयोग गर्न मञ्जुरी दिएको मानिन्छ।",
  link: "गोपनीयता",
};
