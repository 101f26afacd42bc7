import { createReadStream, existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { createScriptNonce, replaceNonceWithHashes } from "#server/platform/http/script-hashes.ts";
import { buildPagePolicy } from "#server/platform/http/security-headers.ts";
import { kitClientDir, kitEntry } from "./kit-build.ts";

interface KitEntry {
  createSiteContext(context: Omit<SiteContext, "data" | "forms">): RouterContextProvider;
}

function isKitEntry(module: object): module is KitEntry {
  return "createSiteContext" in module && typeof module.createSiteContext === "function";
}

const contentTypes: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
};

type KitServer = Readonly<{ origin: string; close: () => void }>;

/**
 * Serves the built kit as the real server does, including the Content-Security-Policy, but without a database, so
 * that screenshots do not depend on the rest of the server.
 */
export async function startKitServer(): Promise<KitServer> {
  const build: ServerBuild = await import(pathToFileURL(kitEntry).href);
  const { module } = build.entry;
  if (!isKitEntry(module)) throw new Error("web/entry.server.tsx does not export createSiteContext");
  const render = createRequestHandler(build, "production");

  const context = {
    publicUrl: "http://localhost",
    hasMail: false,
    textFilesOf: () => [],
    // With drawings, unlike a company that has not chosen its looks.
    settings: { ...defaultSettings, looks: { ...defaultSettings.looks, theme: "mithila" as const } },
    cardBrand: "",
    logError: (error: unknown) => {
      process.stderr.write(`The kit: ${error instanceof Error ? error.stack : error}\n`);
    },
  };

  const sendPage = async (pathname: string, response: ServerResponse) => {
    const scriptNonce = createScriptNonce();
    const { language } = splitPageAddress(pathname);
    const rendered = await render(
      new Request(`http://localhost${pathname}`),
      module.createSiteContext({ ...context, scriptNonce, language }),
    );
    const { html, ...hashes } = replaceNonceWithHashes(await rendered.text(), scriptNonce);
    response.writeHead(rendered.status, {
      "content-type": rendered.headers.get("content-type") ?? "text/html",
      "content-security-policy": buildPagePolicy(hashes),
    });
    response.end(html);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(kitClientDir, normalize(pathname));
    if (extname(file) !== "" && existsSync(file)) sendFile(file, response);
    else if (splitPageAddress(pathname).path === "/_kit") void sendPage(pathname, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The kit has no port");
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}

function sendFile(file: string, response: ServerResponse): void {
  response.setHeader("content-type", contentTypes[extname(file)] ?? "application/octet-stream");
  createReadStream(file).pipe(response);
}
