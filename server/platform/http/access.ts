import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { problemSchema } from "#domain/problems.ts";
import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";

/** Who may call a route: anyone, anyone who is logged in, or admins only. */
export type Access = "public" | "account" | "admin";

/** Who is asking, and in which session. */
export type Account = Readonly<{
  id: number;
  username: string;
  isAdmin: boolean;
  isStaff: boolean;
  sessionId: string;
}>;

/** Finds out whose token this is, or throws the problem with it. */
export type Authenticate = (token: string) => Promise<Account>;

declare module "fastify" {
  interface FastifyContextConfig {
    access: Access;
  }
  interface FastifyInstance {
    readsArePublic: boolean;
  }
  interface FastifyRequest {
    account: Account | null;
  }
}

const reads = ["GET", "HEAD"];

/** Holds every route to its declaration. One without any stops the start, so none is open by oversight. */
export function guardRoutes(app: App, authenticate: Authenticate): void {
  app.decorate("readsArePublic", false);
  app.decorateRequest("account", null);
  app.addHook("onRoute", requireDeclaration);
  app.addHook("onRequest", async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === "public" || request.is404) return;
    reply.header("cache-control", "no-store");
    request.account = await authenticate(bearerToken(request));
    if (access !== "account" && !request.account.isAdmin) throw new Problem("not_allowed");
  });
}

/** For plugins whose routes can't declare anything: what they register inside may be read by anyone, never written. */
export async function publicReads(app: App, register: (scope: App) => PromiseLike<unknown>): Promise<void> {
  await app.register(async (scope) => {
    scope.decorate("readsArePublic", true);
    await register(scope);
  });
}

/** The account of a guarded route's caller. */
export function callerOf(request: FastifyRequest): Account {
  if (!request.account) throw new Problem("not_authenticated");
  return request.account;
}

/** For a public route that has more to tell admins: a token that is shown must be good. */
export async function recognise(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Account | null> {
  return request.headers.authorization === undefined ? null : authenticate(bearerToken(request));
}

function requireDeclaration(this: FastifyInstance, route: RouteOptions): void {
  const methods = [route.method].flat();
  if (!route.config?.access) {
    if (!this.readsArePublic || !methods.every((method) => reads.includes(method)))
      throw new Error(`${methods.join(", ")} ${route.url} does not declare its access`);
    route.config = { ...route.config, access: "public" };
  }
  if (route.config.access === "account") describeGuard(route, { 401: problemSchema });
  if (route.config.access === "admin") describeGuard(route, { 401: problemSchema, 403: problemSchema });
}

/** The API's description says of the guard what the guard does. */
function describeGuard(route: RouteOptions, refusals: Record<number, typeof problemSchema>): void {
  const declared = typeof route.schema?.response === "object" ? route.schema.response : {};
  route.schema = {
    ...route.schema,
    security: [{ bearer: [] }],
    response: { ...refusals, ...declared },
  };
}

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new Problem("not_authenticated");
  return token;
}
