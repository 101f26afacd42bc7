/** Texts shared by the dashboard's lists. */
export const list = {
  tools: "Search and sort",
  search: "Search",
  sort: "Sort by",
  view: { label: "Show as", cards: "Cards", table: "Table" },
  nothingMatches: "Nothing matches",
  nothingMatchesText: "Try other words or fewer filters.",
  clear: "Clear search and filters",
  actions: "Actions",
  delete: "Delete",
  deleteNamed: "Delete {{name}}",
  viewNamed: "View {{name}}",
  deletion: {
    title: "Delete “{{name}}”?",
    undoable: "Right after deleting, you can bring it back with Undo.",
    undo: "Undo",
    restored: "Restored",
    restoredText: "{{name}} is back in the list.",
    restoreFailed: "Could not be restored",
  },
} as const;
