/** Words that every form of the dashboard shares. */
export const editing = {
  leave: {
    title: "Leave without saving?",
    text: "What you have changed here is not saved yet.",
    confirm: "Discard changes",
    stay: "Keep editing",
  },
  list: {
    row: "{{label}}, line {{number}}",
    remove: "Remove line {{number}} of {{label}}",
  },
} as const;
