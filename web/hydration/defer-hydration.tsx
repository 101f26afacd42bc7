import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";
import { loadPageTexts } from "#web/i18n/define-texts.ts";

const retryDelayMs = 5_000;

/**
 * For a part that a page works without. The server renders it with the page; React hydrates it when its file has
 * loaded, and until then its HTML stays. After a client-side navigation, the fallback is shown until then.
 */
export function deferHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
) {
  const Part = lazy(async () => ({ default: await loadWithRetries(load) }));
  // A render before the file has loaded would replace the server's HTML by the fallback; memo prevents it.
  return memo((props: Props) => (
    <Suspense fallback={fallback(props)}>
      <Part {...props} />
    </Suspense>
  ));
}

async function loadWithRetries<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      const loaded = await load();
      await loadPageTexts();
      return loaded;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}
