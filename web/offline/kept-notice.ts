/** Marks the notice that the service worker adds to a stored page. */
export const keptNoticeAttribute = "data-kept-at";

/** Set by the service worker on the answer to a data request that failed: the address of the stored page. */
export const keptPageHeader = "x-kept-page";

/** When the shown page was fetched: earlier than now if the service worker answered with a stored one. */
export function pageFetchedAtMs(): number {
  const notice = document.querySelector(`[${keptNoticeAttribute}]`);
  return notice ? Date.parse(notice.getAttribute(keptNoticeAttribute) ?? "") : Date.now();
}
