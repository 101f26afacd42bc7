import { type Json, toScriptJson } from "./script-json.ts";

type Props = Readonly<{ data: Readonly<{ [name: string]: Json }> }>;

/** Data for search engines. The browser does not run it, so the Content-Security-Policy does not apply to it. */
export function StructuredData({ data }: Props) {
  const __html = toScriptJson({ "@context": "https://schema.org", ...data });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON as HTML; toScriptJson makes it safe
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
