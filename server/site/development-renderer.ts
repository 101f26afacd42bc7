import type { ServerBuild } from "react-router";
import type { App } from "#server/platform/http/app-type.ts";
import { createRenderer, type Renderer } from "./renderer.ts";

/** Serves the web app's sources through Vite, which reloads them on changes. */
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
    // Vite does not know the type of React Router's virtual module.
    (await server.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
  return createRenderer(load, "development");
}
