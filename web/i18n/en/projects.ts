import { projectWords } from "#domain/texts/en/project-words.ts";

export const projects = {
  ...projectWords,
  client: "Client",
  size: "Size",
  duration: "Duration",
  months: "{{number}} months",
  oneMonth: "{{number}} month",
  years: "{{number}} years",
  oneYear: "{{number}} year",
  budget: "Budget",
  noBudget: "Not disclosed",
  viewDetails: "View Details",
  viewDetailsOf: "View details of {{name}}",
} as const;
