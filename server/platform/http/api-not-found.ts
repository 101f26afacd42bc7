import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import type { MethodTable } from "./method-table.ts";
import { Problem } from "./problem.ts";

/** Folders of the API and of built files: what is not there is a JSON answer, never a page. */
const prefixes = ["/api", "/apis", "/sell", "/messages", "/service-requests", "/assets"];

/** Says what is not there, and of what is there how it may be called. */
export function apiNotFound(app: App, table: MethodTable): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = table.of(pathOf(request));
    if (allowed.size > 0 && !allowed.has(request.method)) throw methodNotAllowed(reply, allowed);
    throw new Problem("not_found");
  };
  for (const prefix of prefixes)
    app.all(`${prefix}/*`, { config: { access: "public" }, schema: { hide: true } }, answer);
  app.setNotFoundHandler(answer);
}

/** GET …/create/ would pass for the row named "create": an address of its own comes before one with a parameter. */
export function preferFixedAddresses(app: App, table: MethodTable): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.routeOptions.url?.includes(":")) return;
    const allowed = table.ofFixed(pathOf(request));
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
