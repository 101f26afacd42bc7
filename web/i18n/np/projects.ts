import { projectWords } from "#domain/texts/np/project-words.ts";
import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { projects as projectsEn } from "#web/i18n/en/projects.ts";

export const projects: Translated<typeof projectsEn> = {
  ...projectWords,
  client: "ग्राहक",
  size: "आकार",
  duration: "अवधि",
  months: "{{number}} महिना",
  oneMonth: "{{number}} महिना",
  years: "{{number}} वर्ष",
  oneYear: "{{number}} वर्ष",
  budget: "बजेट",
  noBudget: "खुलाइएको छैन",
  viewDetails: "विवरण हेर्नुहोस्",
  viewDetailsOf: "{{name}}को विवरण हेर्नुहोस्",
};
