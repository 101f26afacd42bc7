/** The kinds of rows that staff list, delete and restore, named like their paths. */
export const rowKinds = [
  "properties",
  "projects",
  "sell",
  "messages",
  "service-requests",
  "enquiries",
  "rates",
] as const;
export type RowKind = (typeof rowKinds)[number];
