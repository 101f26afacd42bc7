import { createContext, use, useEffect } from "react";
import { Scripts } from "react-router";
import { answerEarlyPresses, awaitingCode } from "./early-press-script.ts";
import { hydratedEvent, leavingAttribute, startScripts } from "./start-scripts.ts";

const maxWaitMs = 4_000;

/** Has values only while the server renders. */
export const ServerScriptsContext = createContext<
  Readonly<{ nonce?: string; textFiles?: readonly string[] }>
>({});

/**
 * Defers React Router's scripts until the page has loaded, so that they do not compete with styles, fonts and pictures
 * (decision 25). The browser neither runs nor fetches the content of <noscript>, and React does not hydrate it.
 */
export function DeferredScripts() {
  const { nonce } = use(ServerScriptsContext);
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), []);
  // Vite's client must run before the modules that it transforms.
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <noscript>{import.meta.env.SSR && <ServerScripts />}</noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the source text of our own function
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startSource() : "" }}
      />
    </>
  );
}

function ServerScripts() {
  const { textFiles = [] } = use(ServerScriptsContext);
  return (
    <>
      <Scripts />
      {textFiles.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}

function startSource(): string {
  const names = [hydratedEvent, leavingAttribute].map((name) => JSON.stringify(name));
  const start = `(${startScripts})(${maxWaitMs}, ${names.join()})`;
  return `${start};(${answerEarlyPresses})(${JSON.stringify(awaitingCode)})`;
}
