import { escapeXml } from "#domain/escape-xml.ts";
import type { Language } from "#domain/language.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { pageAddress } from "#domain/site/page-address.ts";

export type SitemapEntry = Readonly<{ path: string; changedAt: Date | null; pictures?: readonly string[] }>;

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const urlsetStart = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const urlsetEnd = "</urlset>\n";

/** A page in both languages, linked to each other with hreflang. */
export function urlElements(publicUrl: string, { path, changedAt, pictures = [] }: SitemapEntry): string {
  const urlIn = (language: Language) => escapeXml(publicUrl + pageAddress(path, language));
  const english = urlIn("en");
  const nepali = urlIn("np");
  const commonElements = [
    changedAt && `<lastmod>${changedAt.toISOString()}</lastmod>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
    `<xhtml:link rel="alternate" hreflang="ne" href="${nepali}"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>`,
    ...pictures.map(
      (key) =>
        `<image:image><image:loc>${escapeXml(publicUrl + jpegPicturePath(key))}</image:loc></image:image>`,
    ),
  ]
    .filter((line) => line !== null)
    .join("");
  return [english, nepali].map((loc) => `<url><loc>${loc}</loc>${commonElements}</url>\n`).join("");
}

export function sitemapIndex(fileUrls: readonly string[]): string {
  const entries = fileUrls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`);
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</sitemapindex>\n`;
}
