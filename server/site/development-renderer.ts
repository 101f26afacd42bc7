import type { ServerBuild } from "react-router";
import type { App } from "#server/platform/http/app-type.ts";
import { createRenderer, type Renderer } from "./renderer.ts";

/** The web app through Vite: sources are served as they are, and a change is on the screen at once. */
export async function createDevelopmentRenderer(app: App): Promise<Renderer> {
  const vite = await import("vite");
  const server = await vite.createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.raw.once("finish", () => reply.hijack());
    server.middlewares(request.raw, reply.raw, done);
  });
  app.addHook("onClose", () => server.close());
  const load = async (): Promise<ServerBuild> =>
    // The virtual module is React Router's own build; Vite can't know its type.
    (await server.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
  return createRenderer(load, "development");
}
