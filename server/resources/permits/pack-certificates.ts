import { formatDate } from "#domain/calendar/format-date.ts";
import type { Language } from "#domain/language.ts";
import type { ScanType } from "#domain/papers/scan.ts";
import { type PackKind, packTexts } from "#domain/permits/pack-texts.ts";
import type { Certificate } from "#server/resources/papers/certificates.ts";
import { escapeHtml } from "./escape-html.ts";

const contentTypes: Readonly<Record<ScanType, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heic: "image/heic",
};
/** What browsers show and print within a page. */
const shownTypes: readonly ScanType[] = ["jpeg", "png", "webp"];

type Options = Readonly<{ kind: PackKind; language: Language }>;

/** CN7: names and days; in the completion pack the certificates themselves, too: scans as pages, others as files within the file. */
export function renderCertificates(
  certificates: readonly Certificate[],
  { kind, language }: Options,
): string {
  if (certificates.length === 0) return "";
  const texts = packTexts[language];
  const names = [texts.certificate, texts.step, texts.filed, ...(kind === "completion" ? [""] : [])];
  const rows = certificates.map((certificate) => {
    const { name, permit, added_at } = certificate.scan;
    const cells = [
      escapeHtml(name),
      permit === null ? "" : texts.kinds[permit],
      escapeHtml(formatDate(added_at, language) ?? added_at),
      ...(kind === "completion" ? [renderPlace(certificate, language)] : []),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  return `<h2>${texts.certificates}</h2>
<table><thead><tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** Where the certificate is. */
function renderPlace({ scan: { name, type }, content }: Certificate, language: Language): string {
  const texts = packTexts[language];
  if (content === null) return texts.notIncluded;
  if (shownTypes.includes(type)) return texts.onItsPage;
  return `<a download="${escapeHtml(name)}" href="${dataUrl(type, content)}">${texts.saveFile}</a>`;
}

/** CN7: the scans, each on a page of its own at the end of the pack. */
export function renderScans(certificates: readonly Certificate[]): string {
  return certificates
    .map(({ scan: { name, type }, content }) => {
      if (content === null || !shownTypes.includes(type)) return "";
      const caption = escapeHtml(name);
      return `<figure class="scan"><figcaption>${caption}</figcaption><img src="${dataUrl(type, content)}" alt="${caption}"></figure>`;
    })
    .join("\n");
}

function dataUrl(type: ScanType, content: Buffer): string {
  return `data:${contentTypes[type]};base64,${content.toString("base64")}`;
}
