import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { stages as en } from "#web/i18n/en/stages.ts";

export const stages = {
  title: "काम कति भयो",
  progress: "प्रगति",
  percent: "{{number}}%",
  planned: "सकिने योजना",
  done: "सकिएको मिति",
} as const satisfies Translated<typeof en>;
