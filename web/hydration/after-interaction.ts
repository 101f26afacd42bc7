const interactions = ["scroll", "pointermove", "pointerdown", "click", "keydown", "focusin"] as const;

let firstInteraction: Promise<void> | undefined;

/**
 * For the code of a part below the first screen, which the server has rendered: loads it when the visitor first scrolls,
 * points, presses or types. So it neither delays what is visible nor costs those who read only that.
 */
export function afterInteraction<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    firstInteraction ??= import.meta.env.SSR ? Promise.resolve() : waitForInteraction();
    await firstInteraction;
    return load();
  };
}

async function waitForInteraction(): Promise<void> {
  // Scrolled before this code had loaded, or by the browser.
  if (scrollY > 0) return;
  await new Promise<void>((resolve) => {
    const stop = new AbortController();
    const onInteraction = () => {
      stop.abort();
      resolve();
    };
    for (const name of interactions)
      addEventListener(name, onInteraction, { capture: true, passive: true, signal: stop.signal });
  });
}
