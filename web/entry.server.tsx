import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  Scripts,
  ServerRouter,
} from "react-router";
import type { SiteContext } from "#domain/site/site-data.ts";
import { dataScript } from "#web/hydration/data-script.ts";
import { ServerScriptsContext } from "#web/hydration/inline-script.tsx";
import { openReusedParts } from "#web/hydration/reused-html.ts";
import { ReusedPartsContext } from "#web/hydration/reused-part.tsx";
import { ServerLanguageContext } from "#web/i18n/translations.tsx";
import { siteContext } from "#web/site-context.ts";

const renderTimeoutMs = 5_000;
/** What React writes for a part that it leaves to the browser. Texts of a page contain no `<`. */
const unfinishedBoundary = "<!--$!-->";

/** The server calls it through the build's entry, because it cannot import the web app's sources. */
export function createSiteContext(context: SiteContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, context);
  return provider;
}

/** Logs unexpected errors of loaders and actions, unless the visitor has closed the connection. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(siteContext).logError(error);
}

/** Renders the whole page before the first byte, because it is cached compressed and its CSP lists all its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce, textFilesOf, language, settings } = context.get(siteContext);
  const code = builtFilesOf(routerContext);
  const textFiles = code
    .flatMap((file) => textFilesOf(file, language))
    .filter((file) => !code.includes(file));
  const scripts = (
    <>
      <Scripts />
      {[...new Set(textFiles)].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
  const parts = openReusedParts(settings, language, scriptNonce);
  const render = (serverContext: EntryContext) => (
    <ServerLanguageContext value={language}>
      <ServerScriptsContext value={{ nonce: scriptNonce, scripts }}>
        <ReusedPartsContext value={parts}>
          <ServerRouter context={serverContext} url={request.url} nonce={scriptNonce} />
        </ReusedPartsContext>
      </ServerScriptsContext>
    </ServerLanguageContext>
  );
  // React Router would render the data as a script of its own, with every quote escaped.
  const { serverHandoffStream, ...withoutData } = routerContext;
  const data = serverHandoffStream && dataScript(await text(serverHandoffStream));
  const page = render(withoutData);
  const html = parts.takeMarked(renderAtOnce(page) ?? (await renderWhenLoaded(page, scriptNonce)));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Page(data ? appendScript(html, data, scriptNonce) : html, { status, headers });
}

/** As the last element of the page, where React does not hydrate. */
function appendScript(html: string, source: string, nonce: string): string {
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}<script nonce="${nonce}">${source}</script>${html.slice(end)}`;
}

/** Takes two thirds of the time of a stream, but waits for nothing. Undefined if a part was not loaded yet, or failed. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(unfinishedBoundary) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

/** The first page with a part that loads later, and pages that fail. */
function renderWhenLoaded(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), renderTimeoutMs);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Keeps every part in place instead of streaming large ones later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(collectText(resolve));
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

/** The files of the page's code. */
function builtFilesOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  return [manifest.entry, ...routes].flatMap((entry) =>
    entry ? [entry.module, ...(entry.imports ?? [])] : [],
  );
}

/** A response that is read as the text that was rendered, without a stream of bytes in between. */
class Page extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async text(): Promise<string> {
    return this.#html;
  }
}

function collectText(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}
