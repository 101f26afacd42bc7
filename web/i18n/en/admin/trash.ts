/** LE6 */
export const trash = {
  title: "Trash",
  count: "{{number}} deleted",
  text: "What was deleted can be restored for 30 days. Then it is removed permanently, with its pictures.",
  loading: "Loading the trash...",
  failed: "The trash could not be loaded",
  empty: "The trash is empty",
  emptyText: "What you delete waits here for 30 days.",
  searchHint: "Name",
  deleted: "Deleted",
  goes: "Goes on",
  restore: "Restore",
  restoreOf: "Restore {{name}}",
  restored: "{{number}} restored",
  purge: "Remove permanently",
  question: "Remove {{number}} permanently?",
  questionText:
    "This cannot be undone: texts, pictures and papers are gone, and so is what the history knows about them.",
  purged: "{{number}} removed permanently",
  purgeFailed: "Could not be removed",
} as const;
