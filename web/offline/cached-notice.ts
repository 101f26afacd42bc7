/** Marks the notice that the service worker adds to a stored page. */
export const cachedNoticeAttribute = "data-cached-at";

/** Set by the service worker on the answer to a data request that failed: the address of the stored page. */
export const cachedPageHeader = "x-cached-page";

/** When the shown page was fetched: earlier than now if the service worker answered with a stored one. */
export function pageFetchedAtMs(): number {
  const notice = document.querySelector(`[${cachedNoticeAttribute}]`);
  return notice ? Date.parse(notice.getAttribute(cachedNoticeAttribute) ?? "") : Date.now();
}
