/** Marks the notice that the service worker adds to a stored page. */
export const keptNoticeAttribute = "data-kept-at";

/** Set by the service worker on the answer to a data request that failed: the address of the stored page. */
export const keptPageHeader = "x-kept-page";
