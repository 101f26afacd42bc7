/** On a toggle button that the server has rendered and React has not hydrated yet. */
export const awaitingCode = "data-awaiting-code";

/**
 * Runs in the page as an inline script. Answers a press on a toggle button before its code has loaded; `useEarlyPress`
 * carries the press out.
 */
export function answerEarlyPresses(attribute: string): void {
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest(`[${attribute}]`);
    if (!button) return;
    // Otherwise React could hydrate the button now and carry out the same press.
    event.stopPropagation();
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
  };
  // In the capture phase, because React stops clicks on what it has not hydrated.
  addEventListener("click", onClick, { capture: true });
}
