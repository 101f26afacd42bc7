import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** CN1 to CN3: the route does not exist for a company that does not build. */
    isConstruction?: boolean;
  }
}

/** Runs before the guard, so that nobody learns what a company has switched off. */
export function hideConstruction(app: App, isOn: () => boolean): void {
  app.addHook("onRequest", async ({ routeOptions }) => {
    if (routeOptions.config.isConstruction && !isOn()) throw new Problem("not_found");
  });
}
