export const dashboard = {
  title: "Admin Dashboard",
  tabs: {
    label: "Parts of the dashboard",
    listings: "Properties",
    pending: "Properties For Sale",
    projects: "Projects",
    contacts: "Contact Messages",
    "service-requests": "Service Requests",
  },
  untranslated: {
    title: "Not in both languages yet",
    listings: { en: "{{number}} properties without English", np: "{{number}} properties without Nepali" },
    oneListings: { en: "One property without English", np: "One property without Nepali" },
    projects: { en: "{{number}} projects without English", np: "{{number}} projects without Nepali" },
    oneProjects: { en: "One project without English", np: "One project without Nepali" },
  },
  site: "View site",
  logOut: "Logout",
  loggingOut: "Logging out...",
  loggedOut: "Logged Out",
  loggedOutText: "You have been logged out.",
  loggedInAs: "Logged in as {{name}}",
} as const;
