/** Describes an element; the first visible match is used. */
export type Target =
  | Readonly<{ css: string; text?: string }>
  /** The control that belongs to the label with this text. */
  | Readonly<{ label: string }>;

export type Key = "Enter" | "Escape";

/** The functions of a browser that the journeys need, over WebDriver or WebDriver BiDi. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; its arguments and result are sent as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** These return false if the element does not exist yet or can't be used yet. */
  click(target: Target): Promise<boolean>;
  fill(target: Target, text: string): Promise<boolean>;
  upload(target: Target, file: string): Promise<boolean>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

/** Runs in the page. Scrolls to the element at once, because smooth scrolling would delay a click. */
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
  const hasName = (element: Element) =>
    text === undefined ||
    matches(element.getAttribute("aria-label"), text) ||
    matches(element.textContent, text);
  const elements = [...document.querySelectorAll(css)];
  return scrollTo(elements.find((element) => element.checkVisibility() && hasName(element)));
}
