import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";

/**
 * A part that its page can be used without. The server renders it with the page, and React takes it over once its file
 * is there; if that never comes, what the server rendered stays. On a page opened without the server, its place is kept.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: (props: Props) => ReactNode = () => null,
) {
  const Part = lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return new Promise<never>(() => undefined);
    }
  });
  // While its file is on the way it must not be rendered again, or React would put the empty place there.
  return memo((props: Props) => (
    <Suspense fallback={place(props)}>
      <Part {...props} />
    </Suspense>
  ));
}
