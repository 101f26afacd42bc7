/** An element as a visitor would describe it; the first visible one that fits is meant. */
export type Target =
  | Readonly<{ css: string; text?: string }>
  /** The control that belongs to the label with this text. */
  | Readonly<{ label: string }>;

export type Key = "Enter" | "Escape";

/** What the journeys need of a browser: small enough for WebDriver and WebDriver BiDi alike. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; its arguments and its result travel as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Each acts on one element and answers false if it is not there yet, or can't be reached yet. */
  click(target: Target): Promise<boolean>;
  fill(target: Target, text: string): Promise<boolean>;
  upload(target: Target, file: string): Promise<boolean>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

/** Runs in the page, and scrolls to what it found: the browsers' own scrolling may be smooth, and so come too late. */
export function locate(target: Target): Element | null {
  const matches = (text: string | null | undefined, wanted: string) =>
    (text ?? "").replaceAll(/\s+/g, " ").includes(wanted);
  const scrollTo = (element: Element | null | undefined) => {
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    return element ?? null;
  };
  if ("label" in target) {
    const labels = [...document.querySelectorAll("label")];
    return scrollTo(
      labels.find((label) => label.control && matches(label.textContent, target.label))?.control,
    );
  }
  const { css, text } = target;
  const named = (element: Element) =>
    text === undefined ||
    matches(element.getAttribute("aria-label"), text) ||
    matches(element.textContent, text);
  const elements = [...document.querySelectorAll(css)];
  return scrollTo(elements.find((element) => element.checkVisibility() && named(element)));
}
