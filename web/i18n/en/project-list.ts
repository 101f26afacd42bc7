import { projects as shared } from "./projects.ts";

const list = {
  title: "Our projects",
  loading: "Loading projects",
  showing: "Showing {{shown}} of {{total}} projects",
  filters: {
    label: "Filter projects",
    search: "Search",
    searchHint: "Name, place or client",
    location: "Location",
    anyLocation: "All locations",
    areas: "Streets and areas",
    status: "Status",
    anyStatus: "All Status",
    statuses: { completed: "Completed", ongoing: "Ongoing", upcoming: "Upcoming" },
    type: "Type",
    anyType: "All types",
    apply: "Apply Filters",
    clear: "Clear All Filters",
  },
  none: {
    title: "No projects yet",
    text: "We have not shown any work here yet. Ask us what we have built.",
    ask: "Write to us",
  },
  empty: {
    title: "No projects found",
    text: "Nothing we have built matches these filters. Try fewer of them.",
  },
  samples: {
    badge: "Sample",
    note: "Our list of projects can't be reached just now. These two samples show what it looks like.",
    showing: "Showing {{shown}} sample projects",
  },
} as const;

export const projects = { ...shared, ...list } as const;
