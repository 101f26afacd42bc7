import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { SiteContext } from "#domain/site/site-data.ts";
import { ServerScriptsContext } from "#web/hydration/deferred-scripts.tsx";
import { en } from "#web/i18n/en/catalogue.ts";
import { languageCookie } from "#web/i18n/language-cookie.ts";
import { np } from "#web/i18n/np/catalogue.ts";
import { languageFromQuery, requestLanguage } from "#web/i18n/request-language.ts";
import { TranslationsProvider } from "#web/i18n/translations.tsx";
import { siteContext } from "#web/site-context.ts";

const renderTimeout = 5_000;

/** Called by the server, which can't import the sources of the web app, through the build's entry. */
export function createSiteContext(context: SiteContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, context);
  return provider;
}

/** What a loader or an action did not foresee goes to the server's log; a visitor who left is no failure. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(siteContext).report(error);
}

/** Renders the whole page before the first byte: it is kept compressed, and its policy needs all its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce, catalogueFiles } = context.get(siteContext);
  const language = requestLanguage(request);
  const catalogueFile = catalogueFiles[language];
  const page = (
    <TranslationsProvider language={language} catalogues={{ en, np }}>
      <ServerScriptsContext value={{ nonce: scriptNonce, ...(catalogueFile && { catalogueFile }) }}>
        <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />
      </ServerScriptsContext>
    </TranslationsProvider>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), renderTimeout);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: scriptNonce,
      // Every part in its place, however large the page: it goes out whole.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
  headers.set("content-type", "text/html; charset=utf-8");
  const asked = languageFromQuery(new URL(request.url).searchParams);
  if (asked) headers.append("set-cookie", languageCookie(asked));
  return new Response(html, { status, headers });
}
