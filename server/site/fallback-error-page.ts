import { localText } from "#domain/settings/local-text.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { pageAddress } from "#domain/site/page-address.ts";

const texts = {
  failed: {
    title: "Unexpected Application Error!",
    en: "Something went wrong on our side. Please try again in a moment",
    np: "हाम्रो प्रणालीमा केही गडबड भयो। केही बेरमा फेरि प्रयास गर्नुहोस्",
  },
  busy: {
    title: "One moment, please · एकछिन है",
    en: "Many pages are being asked for just now. This one loads again by itself. You can also try again in a moment",
    np: "अहिले धेरै पृष्ठ खोलिँदै छन्। यो पृष्ठ आफैँ फेरि खुल्छ। केही बेरमा फेरि प्रयास पनि गर्न सक्नुहुन्छ",
  },
};

/**
 * CH8: sent if the error page fails to render, too, or if the server is too busy to render any. It has no scripts or style
 * sheets that could fail. With `retryAfterSeconds`, the browser asks again by itself.
 */
export function fallbackErrorPage(
  { company: { name, phone } }: Settings,
  kind: keyof typeof texts,
  retryAfterSeconds?: number,
): string {
  const { title, en, np } = texts[kind];
  const call = phone ? `, or call ${escapeHtml(phone)}` : "";
  const callInNepali = phone ? `, वा ${escapeHtml(phone)} मा फोन गर्नुहोस्` : "";
  const refresh =
    retryAfterSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${retryAfterSeconds}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${en}${call}.</p>
<p lang="ne">${np}${callInNepali}।</p>
<p><a href="/">${escapeHtml(localText(name, "en"))}</a> · <a lang="ne" href="${pageAddress("/", "np")}">${escapeHtml(localText(name, "np"))}</a></p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
