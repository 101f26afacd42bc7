import { type Json, jsonText } from "./json-text.ts";

type Props = Readonly<{ data: Readonly<{ [name: string]: Json }> }>;

/** Facts for search engines. It is no code, so the browser neither runs it nor asks the policy about it. */
export function StructuredData({ data }: Props) {
  const __html = jsonText({ "@context": "https://schema.org", ...data });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON as HTML; jsonText makes it safe
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
