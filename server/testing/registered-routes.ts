import diagnostics from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { Access } from "#server/platform/http/access.ts";

export type RegisteredRoute = Readonly<{ method: string; url: string; access: Access | undefined }>;

/** Runs `build` and lists every route that its app registers, as reported by Fastify. */
export async function registeredRoutes(build: () => Promise<unknown>): Promise<RegisteredRoute[]> {
  const seen: { method: string; url: string; options: RouteOptions }[] = [];
  const collect = (message: unknown) => {
    if (!isInitialization(message)) return;
    message.fastify.addHook("onRoute", (options) => {
      for (const method of [options.method].flat()) seen.push({ method, url: options.url, options });
    });
  };
  diagnostics.subscribe("fastify.initialization", collect);
  await build();
  diagnostics.unsubscribe("fastify.initialization", collect);
  // Read after the build, because the access of a plugin's route is set after this hook.
  return seen.map(({ method, url, options }) => ({ method, url, access: options.config?.access }));
}

function isInitialization(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}
