import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteContext } from "#domain/site/site-data.ts";

export type Renderer = (request: Request, context: SiteContext) => Promise<Response>;

/** `web/entry.server.tsx` exports this for the server, besides what React Router requires. */
interface SiteEntry {
  createSiteContext(context: SiteContext): RouterContextProvider;
}

export const buildDir = join(import.meta.dirname, "../../build");
export const clientDir = join(buildDir, "client");

export async function loadBuiltRenderer(): Promise<Renderer> {
  const entry = join(buildDir, "server/index.js");
  if (!existsSync(entry)) throw new Error("The web app is not built yet: run npm run build");
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  // Given a function, React Router would rank all routes again for each request.
  const handle = createRequestHandler(build, "production");
  const { createSiteContext } = readSiteEntry(build);
  return (request, context) => handle(request, createSiteContext(context));
}

/** For a build that changes while the server runs. */
export function createRenderer(load: () => ServerBuild | Promise<ServerBuild>, mode: string): Renderer {
  const handle = createRequestHandler(load, mode);
  return async (request, context) => handle(request, readSiteEntry(await load()).createSiteContext(context));
}

function readSiteEntry(build: ServerBuild): SiteEntry {
  const { module } = build.entry;
  if (!isSiteEntry(module)) throw new Error("web/entry.server.tsx does not export createSiteContext");
  return module;
}

function isSiteEntry(module: object): module is SiteEntry {
  return "createSiteContext" in module && typeof module.createSiteContext === "function";
}
