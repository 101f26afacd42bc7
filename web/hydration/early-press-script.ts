/** On a toggle button that the server has rendered and React has not hydrated yet. */
export const awaitingCode = "data-awaiting-code";

/**
 * Runs in the page as an inline script, from its source text, so it must not use anything outside its body. Answers a
 * press on a toggle button before its code has loaded; `useEarlyPress` carries the press out.
 */
export function answerEarlyPresses(attribute: string): void {
  addEventListener("click", ({ target, defaultPrevented }) => {
    const button = target instanceof Element && target.closest(`[${attribute}]`);
    // React can hydrate a button while it is pressed. Its handler then prevents the default.
    if (!button || defaultPrevented) return;
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
  });
}
