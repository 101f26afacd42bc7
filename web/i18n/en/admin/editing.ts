/** Texts shared by the dashboard's forms. */
export const editing = {
  leave: {
    title: "Leave without saving?",
    text: "What you have changed here is not saved yet.",
    confirm: "Discard changes",
    stay: "Keep editing",
  },
  session: {
    title: "Your session has ended",
    text: "Log in again, then save. What you have written is still here.",
    leave: "Leave without saving",
  },
  draft: {
    title: "You have unsaved changes from before",
    text: "Pictures that were not saved have to be picked again.",
    restore: "Bring them back",
    discard: "Discard them",
  },
  conflict: {
    title: "Someone else changed this meanwhile",
    text: "Choose for each field what is to stay. What only you changed is kept.",
    mine: "Keep mine",
    theirs: "Take theirs",
    gone: "This picture was replaced and is no longer there.",
    nothing: "Nothing",
    yes: "Yes",
    no: "No",
    save: "Save these choices",
  },
  list: {
    row: "{{label}}, line {{number}}",
    remove: "Remove line {{number}} of {{label}}",
  },
} as const;
