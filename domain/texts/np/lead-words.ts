import type { leadWords as english } from "#domain/texts/en/lead-words.ts";
import type { Words } from "#domain/texts/en/words-shape.ts";

export const leadWords: Words<typeof english> = {
  kinds: {
    message: "सन्देश",
    submission: "बिक्रीको घरजग्गा",
    service_request: "सेवा अनुरोध",
    enquiry: "सोधपुछ",
    visit: "हेर्न आउने अनुरोध",
  },
};
