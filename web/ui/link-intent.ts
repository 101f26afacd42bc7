/** A pointer that only passes a link stays on it for less. */
const intentMs = 100;

const listeners = new Set<() => void>();
let address: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** For a link: while it has the pointer or the focus, `PagePrefetch` loads its page. */
export function prefetchHandlers(href: string) {
  const intend = () => {
    clearTimeout(timer);
    timer = setTimeout(() => setAddress(href), intentMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    setAddress(undefined);
  };
  return {
    onFocus: intend,
    onBlur: cancel,
    onMouseEnter: intend,
    onMouseLeave: cancel,
    onTouchStart: intend,
  };
}

function setAddress(href: string | undefined): void {
  if (address === href) return;
  address = href;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the result of `intendedAddress` may have changed. */
export function onIntent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function intendedAddress(): string | undefined {
  return address;
}
