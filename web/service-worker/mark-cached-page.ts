import type { Language } from "#domain/language.ts";
import { cachedNoticeAttribute } from "#web/offline/cached-notice.ts";
import { formatMoment, offlineTexts } from "./offline-texts.ts";

/** In attributes, because the style sheet of a page that an earlier version stored may not have these rules. */
const barStyle =
  "position:sticky;top:0;z-index:50;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;" +
  "column-gap:1rem;padding:0.25rem 1rem;text-align:center;font-size:0.9375rem;line-height:1.45;" +
  "background:var(--marigold-soft,#fcebc6);color:var(--marigold-strong,#7c4a00);border-bottom:1px solid currentColor";
const linkStyle =
  "display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600;color:inherit;text-decoration:underline";

/**
 * The page with a notice of its age, as HTML, so that it is visible without scripts, too. Undefined if there is no place
 * for the notice: such a page is not shown.
 */
export function markCachedPage(
  html: string,
  {
    cachedAtMs,
    language,
    hasPrices,
  }: Readonly<{ cachedAtMs: number; language: Language; hasPrices: boolean }>,
): string | undefined {
  const body = /<body\b[^>]*>/i.exec(html);
  if (!body) return undefined;
  const t = offlineTexts[language];
  const text = t(hasPrices ? "notice" : "plainNotice", { time: formatMoment(cachedAtMs, language) });
  const link = `<a href="" style="${linkStyle}">${t("reload")}</a>`;
  const attributes = `${cachedNoticeAttribute}="${new Date(cachedAtMs).toISOString()}" role="status"`;
  const notice = `<aside ${attributes} style="${barStyle}"><span>${text}</span> ${link}</aside>`;
  const end = body.index + body[0].length;
  return html.slice(0, end) + notice + html.slice(end);
}
