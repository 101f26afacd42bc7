/** Dispatched on `window` after React has hydrated the page. */
export const hydratedEvent = "app-hydrated";
/** On <html> while the browser waits for another page, whose address it already shows. */
export const leavingAttribute = "data-leaving";

/**
 * Runs in the page as an inline script. The element before it is a <noscript> with React Router's scripts, which the
 * browser has read as text. Classic scripts run at once, because the data at the end of the page needs them. Modules and
 * their preloads are inserted after `load` and one frame.
 */
export function startScripts(maxWaitMs: number, eventName: string, leaving: string): void {
  const parsed = document.createElement("template");
  parsed.innerHTML = document.currentScript?.previousElementSibling?.textContent ?? "";
  const isDeferred = (element: Element) => element.matches("link, [type]");
  // A script that was parsed as part of `innerHTML` never runs; a copy of it does.
  const insert = (element: Element) => {
    const copy = document.createElement(element.localName);
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    copy.textContent = element.textContent;
    document.head.append(copy);
    if (copy.localName === "script") copy.remove();
  };
  const elements = [...parsed.content.children];
  for (const element of elements) if (!isDeferred(element)) insert(element);

  const hydrated = new AbortController();
  // Until the router listens, the server has to render the page that Back or Forward leads to.
  const leave = () => {
    document.documentElement.setAttribute(leaving, "");
    location.reload();
  };
  addEventListener("popstate", leave, { signal: hydrated.signal });
  addEventListener(eventName, () => hydrated.abort());

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const element of elements) if (isDeferred(element)) insert(element);
  };
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  if (document.readyState === "complete") startAfterPaint();
  addEventListener("load", startAfterPaint);
  // A picture that never arrives must not block the page.
  setTimeout(start, maxWaitMs);
}
