import { type ReactNode, use, useEffect } from "react";
import { answerEarlyPresses, awaitingCode } from "./early-press-script.ts";
import { callOf, InlineScript, ServerScriptsContext } from "./inline-script.tsx";
import { hydratedEvent, leavingAttribute, startScripts } from "./start-script.ts";

const maxWaitMs = 4_000;

/**
 * Defers React Router's scripts until the page has loaded, so that they do not compete with styles, fonts and pictures
 * (decision 25). The browser neither runs nor fetches the content of <noscript>, and React does not hydrate it.
 */
export function DeferredScripts() {
  const { scripts } = use(ServerScriptsContext);
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), []);
  if (import.meta.env.DEV) return <UndeferredScripts>{scripts}</UndeferredScripts>;
  return (
    <>
      <noscript>{scripts}</noscript>
      <InlineScript source={import.meta.env.SSR ? startSource() : ""} />
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
  const start = callOf(startScripts, maxWaitMs, hydratedEvent, leavingAttribute);
  return `${start};${callOf(answerEarlyPresses, awaitingCode)}`;
}
