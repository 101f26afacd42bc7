import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { offline as en } from "#web/i18n/en/offline.ts";

export const offline: Translated<typeof en> = {
  notice: "इन्टरनेट जोडिएको छैन। यो पृष्ठ {{time}}को हो; त्यसपछि मूल्य बदलिएको हुन सक्छ।",
  plainNotice: "इन्टरनेट जोडिएको छैन। यो पृष्ठ {{time}}को हो; त्यसपछि बदलिएको हुन सक्छ।",
  reload: "फेरि लोड गर्नुहोस्",
  title: "इन्टरनेट जोडिएको छैन",
  text: "यो पृष्ठ तपाईंको यन्त्रमा राखिएको छैन। इन्टरनेट जोडिएपछि फेरि प्रयास गर्नुहोस्।",
  retry: "फेरि प्रयास गर्नुहोस्",
  home: "गृहपृष्ठमा जानुहोस्",
  call: "हामीलाई फोन गर्न सक्नुहुन्छ: {{phone}}",
  cachedPages: "अहिले पढ्न मिल्ने पृष्ठहरू",
  cachedAt: "{{time}}को",
};
