import { type Language, languageTag } from "#domain/language.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import type { AddressedPage } from "./cached-page.ts";
import { formatMoment, offlineTexts } from "./offline-texts.ts";

const list = /<section\b[^>]*\bid="cached-pages"[^>]*>/;

/**
 * The offline page with the pages that can be read. Without scripts, because it is shown at the address of another page,
 * which the router would look for.
 */
export function fillOfflinePage(html: string, pages: readonly AddressedPage[], language: Language): string {
  const withoutScripts = html
    .replace(/<noscript\b[\s\S]*?<\/noscript>/gi, "")
    .replace(/<script\b[\s\S]*?<\/script>/gi, "");
  if (pages.length === 0) return withoutScripts;
  return withoutScripts.replace(list, (section) => section + renderList(pages, language));
}

function renderList(pages: readonly AddressedPage[], language: Language): string {
  const t = offlineTexts[language];
  const items = pages
    .toSorted((one, other) => other.seenAtMs - one.seenAtMs)
    .map(({ address, name, cachedAtMs }) => {
      const href = address.replaceAll("&", "&amp;").replaceAll('"', "%22");
      const lang = languageTag(splitPageAddress(address).language);
      const time = t("cachedAt", { time: formatMoment(cachedAtMs, language) });
      return `<li class="border-t border-line"><a href="${href}" class="touch flex flex-col justify-center py-2"><span lang="${lang}" class="font-semibold text-indigo underline">${name}</span><span class="text-ink-soft text-sm">${time}</span></a></li>`;
    });
  return `<h2 class="mb-3 text-2xl">${t("cachedPages")}</h2><ul>${items.join("")}</ul>`;
}
