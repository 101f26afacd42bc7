import diagnostics from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { Access } from "#server/platform/http/access.ts";

export type RegisteredRoute = Readonly<{ method: string; url: string; access: Access | undefined }>;

/** Runs `build` and lists every route that its app registers: seen by Fastify itself, not told by our own code. */
export async function registeredRoutes(build: () => Promise<unknown>): Promise<RegisteredRoute[]> {
  const seen: { method: string; url: string; options: RouteOptions }[] = [];
  const watch = (message: unknown) => {
    if (!isInitialisation(message)) return;
    message.fastify.addHook("onRoute", (options) => {
      for (const method of [options.method].flat()) seen.push({ method, url: options.url, options });
    });
  };
  diagnostics.subscribe("fastify.initialization", watch);
  await build();
  diagnostics.unsubscribe("fastify.initialization", watch);
  // Read only now: the declaration of a plugin's route is made after this hook ran.
  return seen.map(({ method, url, options }) => ({ method, url, access: options.config?.access }));
}

function isInitialisation(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}
