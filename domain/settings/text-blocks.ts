import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import type { Company } from "./company.ts";
import { isWebAddress } from "./fields.ts";
import { localText } from "./local-text.ts";
import { phoneUrl } from "./page-company.ts";

/** A part of a line: plain text, or a link. */
export type TextPart = Readonly<{ text: string; href?: string }>;
export type TextBlock =
  | Readonly<{ kind: "heading" | "paragraph"; parts: readonly TextPart[] }>
  | Readonly<{ kind: "list"; items: readonly (readonly TextPart[])[] }>;

const linkPattern = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;
const sitePath = /^\/(?![/\\])[^\\]*$/;
const contactLink = /^(?:mailto:[^\s"'<>?]+@[^\s"'<>?]+|tel:\+?\d+)$/;

/** ST1: reads a part of Markdown: paragraphs, `## headings`, `- lists` and `[links](/contact)`. Everything else is text. */
export function readTextBlocks(text: string): readonly TextBlock[] {
  return groupLines(text).map(({ kind, lines }) =>
    kind === "list" ? { kind, items: lines.map(readParts) } : { kind, parts: readParts(lines.join("\n")) },
  );
}

type Group = Readonly<{ kind: TextBlock["kind"]; lines: string[] }>;

function groupLines(text: string): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const [, mark = "", content = ""] = /^(#{1,3}|-)\s+(.+)$/.exec(line) ?? [undefined, "", line];
    const kind = mark === "-" ? "list" : mark === "" ? "paragraph" : "heading";
    if (open?.kind === kind && kind !== "heading" && content !== "") open.lines.push(content);
    else {
      open = content === "" ? undefined : { kind, lines: [content] };
      if (open) groups.push(open);
    }
  }
  return groups;
}

function readParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const [whole, label = "", href = ""] = match;
    if (!isSafeLink(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Other schemes, such as `javascript:`, could run in the page. */
function isSafeLink(href: string): boolean {
  return isWebAddress(href) || sitePath.test(href) || contactLink.test(href);
}

/** Replaces `{{name}}` by the company's facts. A line with an empty one is left out. */
export function fillCompanyFacts(text: string, company: Company, language: Language): string {
  const { phone, email } = company;
  const facts: Readonly<Record<string, string>> = {
    company: localText(company.name, language),
    address: localText(company.address, language),
    phone: phone ? `[${localDigits(phone, language)}](${phoneUrl(phone)})` : "",
    email: email ? `[${email}](mailto:${email})` : "",
    registrationNumber: company.registrationNumber,
    panNumber: company.panNumber,
    licenceNumber: company.licenceNumber,
  };
  return text
    .split("\n")
    .filter((line) =>
      Array.from(line.matchAll(/\{\{(\w+)\}\}/g)).every(([, name = ""]) => facts[name] !== ""),
    )
    .map((line) => line.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole))
    .join("\n");
}
