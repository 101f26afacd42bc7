import { escapeXml } from "#domain/escape-xml.ts";
import { type Language, languageTag } from "#domain/language.ts";

export type AtomEntry = Readonly<{
  /** The address of its page in the default language, which stays the same in every feed. */
  id: string;
  title: string;
  url: string;
  summary: string;
  category: string;
  /** Of a JPEG. */
  picture: string | null;
  /** ISO times. */
  published: string;
  updated: string;
}>;

export type AtomFeed = Readonly<{
  /** Its own address, which is its id. */
  url: string;
  title: string;
  author: string;
  /** The page with the same list. */
  page: string;
  language: Language;
  entries: readonly AtomEntry[];
}>;

/** Of a feed without entries: it has never changed. */
const beginning = "1970-01-01T00:00:00.000Z";

/** IM5: RFC 4287. */
export function composeAtom({ url, title, author, page, language, entries }: AtomFeed): string {
  // ISO times sort as they read.
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? beginning;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}">
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
<author><name>${escapeXml(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${entries.map(entryElement).join("")}</feed>
`;
}

function entryElement(entry: AtomEntry): string {
  const picture = entry.picture
    ? `<link rel="enclosure" type="image/jpeg" href="${escapeXml(entry.picture)}"/>\n`
    : "";
  return `<entry>
<id>${escapeXml(entry.id)}</id>
<title>${escapeXml(entry.title)}</title>
<published>${entry.published}</published>
<updated>${entry.updated}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
${picture}<category term="${escapeXml(entry.category)}"/>
<summary>${escapeXml(entry.summary)}</summary>
</entry>
`;
}
