/**
 * What a committed change touched, and what a cached answer shows, in the same few words. The triggers of migration 0021
 * send the tags of a change with NOTIFY, separated by spaces; a cached answer with one of them is dropped.
 *
 * | tag          | sent when                                                | carried by                            |
 * |--------------|----------------------------------------------------------|---------------------------------------|
 * | `properties` | any property, its features or its pictures changed       | lists, counts and picks of properties |
 * | `property:7` | property 7 changed                                       | what shows property 7                 |
 * | `property:*` | more than a hundred properties changed in one statement  | what shows any single property        |
 * | `projects`, `project:7`, `project:*` | likewise for projects            | likewise                              |
 *
 * Messages, sale submissions, service requests and accounts have no tag: no public answer shows them.
 */
export type ChangeTag = "properties" | "projects" | `${RowKind}:${number | "*"}`;
export type RowKind = "property" | "project";

/** The tags of a change; "everything" if it is not known what changed. */
export type Change = ReadonlySet<string> | "everything";

const knownTag = /^(?:properties|projects|(?:property|project):(?:\d+|\*))$/;

/** The tags that an answer about one row carries. */
export function rowTags(kind: RowKind, id: number): readonly ChangeTag[] {
  return [`${kind}:${id}`, `${kind}:*`];
}

/** A payload with an unknown tag, as a newer version of the app may send, counts as a change of everything. */
export function parseChange(payload: string | undefined): Change {
  const tags = payload?.split(" ") ?? [];
  return tags.length > 0 && tags.every((tag) => knownTag.test(tag)) ? new Set(tags) : "everything";
}
