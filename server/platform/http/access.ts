import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { problemSchema } from "#domain/problems.ts";
import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";

/** "public": everyone; "account": everyone logged in; "admin": admins only; "papers": admins who may see private papers. */
export type Access = "public" | "account" | "admin" | "papers";

/** The caller and the session of the request. */
export type Account = Readonly<{
  id: number;
  username: string;
  isAdmin: boolean;
  isStaff: boolean;
  canSeePapers: boolean;
  sessionId: string;
}>;

/** Returns the account of a token, or throws a problem. */
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

const readMethods = ["GET", "HEAD"];

/** Enforces the access that each route declares. A route without a declaration fails at start. */
export function guardRoutes(app: App, authenticate: Authenticate): void {
  app.decorate("readsArePublic", false);
  app.decorateRequest("account", null);
  app.addHook("onRoute", requireAccessDeclaration);
  app.addHook("onRequest", async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === "public" || request.is404) return;
    reply.header("cache-control", "no-store");
    request.account = await authenticate(bearerToken(request));
    if (access !== "account" && !request.account.isAdmin) throw new Problem("not_allowed");
    if (access === "papers" && !request.account.canSeePapers) throw new Problem("not_allowed");
  });
}

/** For plugins whose routes cannot declare their access: their GET and HEAD routes are public, others are rejected. */
export async function registerPublicReads(
  app: App,
  register: (scope: App) => PromiseLike<unknown>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.decorate("readsArePublic", true);
    await register(scope);
  });
}

export function requireAccount(request: FastifyRequest): Account {
  if (!request.account) throw new Problem("not_authenticated");
  return request.account;
}

/** For public routes that return more to admins. A token is optional, but an invalid one is an error. */
export async function authenticateIfTokenSent(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Account | null> {
  return request.headers.authorization === undefined ? null : authenticate(bearerToken(request));
}

function requireAccessDeclaration(this: FastifyInstance, route: RouteOptions): void {
  const methods = [route.method].flat();
  if (!route.config?.access) {
    if (!this.readsArePublic || !methods.every((method) => readMethods.includes(method)))
      throw new Error(`${methods.join(", ")} ${route.url} does not declare its access`);
    route.config = { ...route.config, access: "public" };
  }
  if (route.config.access === "account") documentGuard(route, { 401: problemSchema });
  if (["admin", "papers"].includes(route.config.access))
    documentGuard(route, { 401: problemSchema, 403: problemSchema });
}

/** Adds the guard to the API documentation. */
function documentGuard(route: RouteOptions, errors: Record<number, typeof problemSchema>): void {
  const declared = typeof route.schema?.response === "object" ? route.schema.response : {};
  route.schema = {
    ...route.schema,
    security: [{ bearer: [] }],
    response: { ...errors, ...declared },
  };
}

export function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new Problem("not_authenticated");
  return token;
}
