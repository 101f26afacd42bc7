import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import type { MethodTable } from "./method-table.ts";
import { Problem } from "./problem.ts";

/** A missing path below these is a JSON response, never a page. */
const prefixes = ["/api", "/apis", "/sell", "/messages", "/service-requests", "/assets"];

/** Responds 404, or 405 with `Allow` if the path exists for other methods. */
export function registerNotFoundHandler(app: App, table: MethodTable): void {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = table.methodsOf(pathOf(request));
    if (allowed.size > 0 && !allowed.has(request.method)) throw methodNotAllowed(reply, allowed);
    throw new Problem("not_found");
  };
  for (const prefix of prefixes)
    app.all(`${prefix}/*`, { config: { access: "public" }, schema: { hide: true } }, respond);
  app.setNotFoundHandler(respond);
}

/** GET …/create/ matches …/:id/ too. A fixed path takes precedence, so the response is 405. */
export function preferFixedPaths(app: App, table: MethodTable): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.routeOptions.url?.includes(":")) return;
    const allowed = table.methodsOfFixedPath(pathOf(request));
    if (allowed && !allowed.has(request.method)) throw methodNotAllowed(reply, allowed);
  });
}

function methodNotAllowed(reply: FastifyReply, allowed: ReadonlySet<string>): Problem {
  reply.header("allow", [...allowed].sort().join(", "));
  return new Problem("method_not_allowed");
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/[?;#].*$/, "");
}
