/** Data for search engines. The browser does not run it, so the Content-Security-Policy does not apply to it. */
export function StructuredData({ scripts }: Readonly<{ scripts: readonly string[] }>) {
  return scripts.map((__html) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON as HTML; toScriptJson makes it safe
    <script key={__html} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
  ));
}
