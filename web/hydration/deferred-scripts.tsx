import { createContext, type ReactNode, use, useEffect } from "react";
import { answerEarlyPresses, awaitingCode } from "./early-press-script.ts";
import { hydratedEvent, leavingAttribute, startScripts } from "./start-scripts.ts";

const maxWaitMs = 4_000;

/** Has values only while the server renders, so that the browser does not load the code that writes React Router's scripts. */
export const ServerScriptsContext = createContext<Readonly<{ nonce?: string; scripts?: ReactNode }>>({});

/**
 * Defers React Router's scripts until the page has loaded, so that they do not compete with styles, fonts and pictures
 * (decision 25). The browser neither runs nor fetches the content of <noscript>, and React does not hydrate it.
 */
export function DeferredScripts() {
  const { nonce, scripts } = use(ServerScriptsContext);
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), []);
  if (import.meta.env.DEV) return <UndeferredScripts>{scripts}</UndeferredScripts>;
  return (
    <>
      <noscript>{scripts}</noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the source text of our own function
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startSource() : "" }}
      />
    </>
  );
}

/** In development, Vite's client must run before the modules that it transforms. The browser keeps what the server wrote. */
function UndeferredScripts({ children }: Readonly<{ children: ReactNode }>) {
  if (import.meta.env.SSR) return <div hidden>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, with which React hydrates nothing
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function startSource(): string {
  const names = [hydratedEvent, leavingAttribute].map((name) => JSON.stringify(name));
  const start = `(${startScripts})(${maxWaitMs}, ${names.join()})`;
  return `${start};(${answerEarlyPresses})(${JSON.stringify(awaitingCode)})`;
}
