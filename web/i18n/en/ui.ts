/** Words of the kit itself, whatever it shows. */
export const ui = {
  pages: { label: "Pages", previous: "Previous", next: "Next", page: "Page {{number}}" },
  notifications: "Notifications",
  closeNotification: "Close notification",
} as const;
