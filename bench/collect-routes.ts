import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, RouteOptions } from "fastify";
import * as z from "zod/mini";
import { languageSegments } from "#domain/site/page-address.ts";

const channel = "fastify.initialization";
const builtFiles = join(import.meta.dirname, "../build/client");
/** Pages are listed by `collectPageRoutes`; the others answer that there is no such address, or are files of the API's documentation. */
const withoutOwnRead = /^\/(?:\*|(?:api|apis|sell|messages|service-requests)\/\*|api\/docs\/static\/.*)$/;

/** Calls `build` and returns its result with the paths of all GET routes that it registered for visitors, without the built files. */
export async function collectPublicReads<App>(
  build: () => Promise<App>,
): Promise<Readonly<{ app: App; paths: readonly string[] }>> {
  const registered: RouteOptions[] = [];
  const onCreated = (message: unknown) => {
    const { fastify } = message as Readonly<{ fastify: FastifyInstance }>;
    fastify.addHook("onRoute", (route) => {
      registered.push(route);
    });
  };
  subscribe(channel, onCreated);
  try {
    const app = await build();
    // Read afterwards: another hook declares the access of files.
    const reads = registered
      .filter(({ method, config }) => [method].flat().includes("GET") && config?.access === "public")
      .map(({ url }) => url)
      .filter((url) => !withoutOwnRead.test(url) && !existsSync(join(builtFiles, url)));
    return { app, paths: [...new Set(reads)] };
  } finally {
    unsubscribe(channel, onCreated);
  }
}

const pageRoute = z.object({
  path: z.optional(z.string()),
  get children() {
    return z.optional(z.array(pageRoute));
  },
});
type PageRoute = z.infer<typeof pageRoute>;

/** The paths of the site's pages, without their language. */
export async function collectPageRoutes(): Promise<string[]> {
  // By its address, because the types of the build tool do not fit those of Node.
  const module: unknown = await import(new URL("../web/routes.ts", import.meta.url).href);
  const { default: routes } = z.object({ default: z.array(pageRoute) }).parse(module);
  const pathsIn = (entries: readonly PageRoute[], parent: string): string[] =>
    entries.flatMap(({ path = "", children }) => {
      const full = [parent, path.replace(languageSegments, "")].join("/").replace(/\/+/g, "/");
      return children ? pathsIn(children, full) : [full];
    });
  return [...new Set(pathsIn(routes, "").map((path) => path.replace(/(.)\/$/, "$1")))];
}
