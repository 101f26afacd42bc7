/** DY3 */
export const find = {
  open: "Find",
  title: "Find anything",
  label: "Name, number, e-mail, listing, project, setting",
  results: "Found",
  nothing: "Nothing has this name.",
  kinds: {
    people: "Person",
    leads: "Lead",
    listings: "Property",
    projects: "Project",
    setting: "Setting",
    action: "Action",
  },
} as const;
