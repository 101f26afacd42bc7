/**
 * Tags name the rows that a change touches and that a cached response shows. The triggers `notify_…` send the tags
 * of a committed change with NOTIFY, separated by spaces; cached responses with one of these tags are removed.
 *
 * | tag          | sent when                                                | responses with this tag                |
 * |--------------|----------------------------------------------------------|----------------------------------------|
 * | `properties` | any property, its features, pictures or agent's phone changed | lists and counts of properties    |
 * | `property:7` | property 7 changed                                       | responses that show property 7         |
 * | `property:*` | more than a hundred properties changed in one statement  | responses that show a single property  |
 * | `projects`, `project:7`, `project:*` | likewise for projects            | likewise                               |
 * | `settings`   | a document of the settings changed                       | every page                             |
 * | `rates`      | a rate changed                                           | responses that show rates or rupees for dollars |
 * | `redirects`  | a short address changed                                  | none; they are in memory                |
 *
 * Messages, sale submissions and service requests have no tag, because no public response shows them. A change of an account
 * that visitors see (its phone) is sent as a change of its properties.
 */
export type ChangeTag =
  | "properties"
  | "projects"
  | "features"
  | "settings"
  | "rates"
  | "redirects"
  | `${RowKind}:${number | "*"}`;
export type RowKind = "property" | "project";

/** The tags of a change; "everything" if the changed rows are unknown. */
export type Change = ReadonlySet<string> | "everything";

const knownTag =
  /^(?:properties|projects|features|settings|rates|redirects|(?:property|project):(?:\d+|\*))$/;

/** The tags of a response that shows one row. */
export function rowTags(kind: RowKind, id: number): readonly ChangeTag[] {
  return [`${kind}:${id}`, `${kind}:*`];
}

/** Returns "everything" for unknown tags, which a newer version of the app may send. */
export function parseChange(payload: string | undefined): Change {
  const tags = payload?.split(" ") ?? [];
  return tags.length > 0 && tags.every((tag) => knownTag.test(tag)) ? new Set(tags) : "everything";
}
