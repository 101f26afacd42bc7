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
  site: "View site",
  logOut: "Logout",
  loggingOut: "Logging out...",
  loggedOut: "Logged Out",
  loggedOutText: "You have been logged out.",
  loggedInAs: "Logged in as {{name}}",
} as const;
