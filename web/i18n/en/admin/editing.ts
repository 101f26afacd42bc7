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
  texts: {
    names: { en: "English", np: "Nepali" },
    field: "{{label}} ({{language}})",
    switch: "Language of the texts",
    missing: "{{number}} missing",
    fallback: "No {{language}} yet: {{source}} is shown",
    oneLacking: "One text is not in {{language}} yet. Visitors see the {{source}} one.",
    lacking: "{{number}} texts are not in {{language}} yet. Visitors see the {{source}} ones.",
    copy: "Copy “{{label}}” from {{source}}",
    copyList: "Copy from {{source}}",
    copyAll: "Copy all from {{source}}",
  },
  pictures: {
    rule: "Up to {{number}}: JPG, PNG, WebP or HEIC. Large photos are made smaller before they are sent.",
    title: "What the pictures show",
    help: "Optional. Read out to people who cannot see them, and used by search engines.",
    of: "{{picture}}, description",
  },
  list: {
    row: "{{label}}, line {{number}}",
    remove: "Remove line {{number}} of {{label}}",
  },
} as const;
