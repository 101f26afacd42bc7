import { localText } from "#domain/settings/local-text.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { pageAddress } from "#domain/site/page-address.ts";

/** CH8: sent if the error page fails to render, too. It has no scripts or style sheets that could fail. */
export function fallbackErrorPage({ company: { name, phone } }: Settings): string {
  const call = phone ? `, or call ${escapeHtml(phone)}` : "";
  const callInNepali = phone ? `, वा ${escapeHtml(phone)} मा फोन गर्नुहोस्` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error!</title>
</head>
<body>
<h1>Unexpected Application Error!</h1>
<p>Something went wrong on our side. Please try again in a moment${call}.</p>
<p lang="ne">हाम्रो प्रणालीमा केही गडबड भयो। केही बेरमा फेरि प्रयास गर्नुहोस्${callInNepali}।</p>
<p><a href="/">${escapeHtml(localText(name, "en"))}</a> · <a lang="ne" href="${pageAddress("/", "np")}">${escapeHtml(localText(name, "np"))}</a></p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
