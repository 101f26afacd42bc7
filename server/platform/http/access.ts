import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import * as z from "zod/mini";
import { type KeyScope, scopesGranting } from "#domain/api-keys/key-scopes.ts";
import { problemSchema } from "#domain/problems.ts";
import {
  type AccessScope,
  accessScopeOf,
  isRight,
  type Right,
  rights,
  roleOf,
} from "#domain/session/rights.ts";
import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";

/** "public": everyone; "account": everyone logged in; else those whose role has the right. */
export type Access = "public" | "account" | Right;

/** IM6: the key of a request, with the rights that its scopes have for the request's method. */
type UsedKey = Readonly<{ scopes: readonly KeyScope[]; rights: readonly Right[] }>;

/** The caller, and the session or the key of the request. */
export type Account = Readonly<{
  id: number;
  username: string;
  /** Null for the user name. */
  displayName: string | null;
  isAdmin: boolean;
  isAgent: boolean;
  isStaff: boolean;
  canSeePapers: boolean;
  /** Null for a key. */
  sessionId: string | null;
  /** Null for a session. */
  key: UsedKey | null;
}>;

/** Returns the account of an access token or a key, or throws a problem. Records from where the request comes. */
export type Authenticate = (token: string, request: FastifyRequest) => Promise<Account>;

/** Whether the account owns the row, deleted or not. */
type OwnsRow = (accountId: number, table: string, id: number) => Promise<boolean>;

declare module "fastify" {
  interface FastifyContextConfig {
    access: Access;
    /** The table of the row that `:id` names, for rights that reach own rows only. */
    rows?: string | ((params: unknown) => string);
    /** IM6: the scopes of keys that may call the route, if they are not those that grant its right. */
    keyScopes?: readonly KeyScope[];
  }
  interface FastifyInstance {
    readsArePublic: boolean;
  }
  interface FastifyRequest {
    account: Account | null;
  }
}

const readMethods = ["GET", "HEAD"];
const rowParams = z.object({ id: z.int() });

/** Enforces the access that each route declares, and that of its row. A route without a declaration fails at start. */
export function guardRoutes(app: App, authenticate: Authenticate, ownsRow: OwnsRow): void {
  app.decorate("readsArePublic", false);
  app.decorateRequest("account", null);
  app.addHook("onRoute", requireAccessDeclaration);
  app.addHook("onRequest", async (request, reply) => {
    const { access, keyScopes } = request.routeOptions.config;
    if (access === "public" || request.is404) return;
    reply.header("cache-control", "no-store");
    request.account = await authenticate(bearerToken(request), request);
    if (!mayCall(request.account, access, keyScopes)) throw new Problem("not_allowed");
  });
  app.addHook("preHandler", async ({ account, params, routeOptions: { config } }) => {
    const { access, rows } = config;
    if (!account || rows === undefined || !isRight(access) || accountScope(account, access) !== "own") return;
    const table = typeof rows === "string" ? rows : rows(params);
    // As if it did not exist: ids are consecutive, and would tell how many rows others have.
    if (!(await ownsRow(account.id, table, rowParams.parse(params).id))) throw new Problem("not_found");
  });
}

/** IM6: an account may call what its role may; a key needs a scope, too. */
function mayCall(account: Account, access: Exclude<Access, "public">, scopes?: readonly KeyScope[]): boolean {
  if (access !== "account" && roleScope(account, access) === "none") return false;
  const { key } = account;
  if (!key) return true;
  if (scopes) return scopes.some((scope) => key.scopes.includes(scope));
  return access !== "account" && key.rights.includes(access);
}

/** LE8: what an account may do with a right; a visitor may do nothing. IM6: a key only what its scopes grant. */
export function accountScope(account: Account | null, right: Right): AccessScope {
  return account?.key && !account.key.rights.includes(right) ? "none" : roleScope(account, right);
}

function roleScope(account: Account | null, right: Right): AccessScope {
  if (!account || (right === "papers" && !account.canSeePapers)) return "none";
  return accessScopeOf(roleOf({ is_admin: account.isAdmin, is_agent: account.isAgent }), right);
}

/** The account whose rows alone the caller may work with; null if all. For lists and for ids in a body. */
export function requiredOwner(request: FastifyRequest, right: Right): number | null {
  const account = requireAccount(request);
  return accountScope(account, right) === "all" ? null : account.id;
}

/** `requiredOwner` by the right that the route of the request declares. */
export function ownerOfRoute(request: FastifyRequest): number | null {
  const { access } = request.routeOptions.config;
  return isRight(access) ? requiredOwner(request, access) : null;
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

/** The session of the caller, who has logged in. */
export function requireSession(request: FastifyRequest): string {
  const { sessionId } = requireAccount(request);
  if (sessionId === null) throw new Problem("not_allowed");
  return sessionId;
}

/** For public routes that return more to admins. A token is optional, but an invalid one is an error. */
export async function authenticateIfTokenSent(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Account | null> {
  return request.headers.authorization === undefined ? null : authenticate(bearerToken(request), request);
}

function requireAccessDeclaration(this: FastifyInstance, route: RouteOptions): void {
  const methods = [route.method].flat();
  if (!route.config?.access) {
    if (!this.readsArePublic || !methods.every((method) => readMethods.includes(method)))
      throw new Error(`${methods.join(", ")} ${route.url} does not declare its access`);
    route.config = { ...route.config, access: "public" };
  }
  const { access, rows, keyScopes } = route.config;
  if (access === "account") documentGuard(route, { 401: problemSchema }, keyScopes ?? []);
  if (!isRight(access)) return;
  const scopes = keyScopes ?? scopesGranting(access, methods[0] ?? "");
  documentGuard(route, { 401: problemSchema, 403: problemSchema }, scopes);
  const isForOwnRows = Object.values<AccessScope>(rights[access]).includes("own");
  if (isForOwnRows && route.url.includes("/:id/") && rows === undefined)
    throw new Error(`${methods.join(", ")} ${route.url} does not declare the table of its row`);
}

/** Adds the guard to the API documentation. */
function documentGuard(
  route: RouteOptions,
  errors: Record<number, typeof problemSchema>,
  scopes: readonly KeyScope[],
): void {
  const declared = typeof route.schema?.response === "object" ? route.schema.response : {};
  route.schema = {
    ...route.schema,
    // One of the scopes is enough.
    security: [{ bearer: [] }, ...scopes.map((scope) => ({ apiKey: [scope] }))],
    response: { ...errors, ...declared },
  };
}

export function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new Problem("not_authenticated");
  return token;
}
