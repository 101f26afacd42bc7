import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";

const patience = 5_000;

/**
 * A part that its page can be used without. The server renders it with the page, and React takes it over once its file
 * is there: until then what the server rendered stays. On a page opened without the server, its place is kept.
 */
export function deferHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: (props: Props) => ReactNode = () => null,
) {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  // While its file is on the way it must not be rendered again, or React would put the empty place there.
  return memo((props: Props) => (
    <Suspense fallback={place(props)}>
      <Part {...props} />
    </Suspense>
  ));
}

/** Asks again and again: whoever rides a bus through the hills is back on the network in a while. */
async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, patience));
    }
  }
}
