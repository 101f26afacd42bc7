/** CN4: how far a job is, on the pages of projects and of clients. */
export const stages = {
  title: "How far it is",
  progress: "Progress",
  percent: "{{number}}%",
  planned: "planned for",
  done: "done on",
} as const;
