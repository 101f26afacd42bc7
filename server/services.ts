import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./platform/config.ts";
import { combineWatchers, followChanges } from "./platform/database/change-feed.ts";
import type { Database } from "./platform/database/database.ts";
import { type ReadPublicData, ReplicaReads } from "./platform/database/read-database.ts";
import type { Authenticate } from "./platform/http/access.ts";
import type { App } from "./platform/http/app-type.ts";
import type { compileSerializer } from "./platform/http/response-serializer.ts";
import { defaultServerLimits, type ServerLimits } from "./platform/http/server-limits.ts";
import { LiveUpdates } from "./platform/live/live-updates.ts";
import { DiskBudget } from "./platform/media/disk-budget.ts";
import type { ImageWorker } from "./platform/media/image-worker.ts";
import type { MediaStore } from "./platform/media/media-store.ts";
import { createRateLimits, noLimits } from "./platform/rate-limits/rate-limits.ts";
import { createVisitorIdentifier } from "./platform/rate-limits/visitor.ts";
import { deriveKey, loadSigningSecret } from "./platform/secrets/signing-secret.ts";
import { authenticate } from "./platform/session/authenticate.ts";
import { Reauthentication } from "./platform/session/reauthentication.ts";
import { SecondFactorVault } from "./platform/session/second-factor-vault.ts";
import { SecondFactors } from "./platform/session/second-factors.ts";
import { createTokens } from "./platform/session/tokens.ts";
import { openSettings } from "./platform/settings/current-settings.ts";
import { SubmissionContextFactory } from "./platform/submissions/submission-context.ts";
import { PublicRows } from "./resources/properties/public-rows.ts";
import { openRates } from "./resources/rates/current-rates.ts";
import { openRedirects } from "./resources/redirects/current-redirects.ts";
import { HitCounter } from "./resources/redirects/hit-counter.ts";
import { Setup } from "./resources/setup/setup.ts";
import { ViewCounter } from "./resources/views/view-counter.ts";
import { openListOptions } from "./site/list-options.ts";
import { PageCache } from "./site/page-cache.ts";

/** Holds about two thousand pages. */
const maxPageCacheBytes = 24 * 1024 * 1024;

export type Dependencies = Readonly<{
  database: Database;
  /** The URL for listening to changes: that of the database itself, not of a pooler in front of it. */
  listenUrl: string;
  /** Public reads go there, if it is set. */
  replica?: Database | undefined;
  media: MediaStore;
  logger: FastifyBaseLogger;
  /** Tests set shorter timeouts. */
  serverLimits?: Partial<ServerLimits>;
  /** Shared with the jobs; tests share one, because starting its process takes longer than most of them. */
  imageWorker?: ImageWorker;
  /** Tests check what production relies on: that each response is what its schema says. */
  serializerCompiler?: typeof compileSerializer;
}>;

export type Services = Awaited<ReturnType<typeof openServices>>;

/** What all routes share: the connections, the secrets, and what this instance keeps in memory and follows in the database. */
export async function openServices(config: Config, dependencies: Dependencies) {
  const { database, listenUrl, replica, media, logger } = dependencies;
  const limits = { ...defaultServerLimits, ...dependencies.serverLimits };
  const replicaReads = replica ? new ReplicaReads(database, replica, logger) : null;
  const readPublicData: ReadPublicData = replicaReads?.read ?? ((work) => work(database));
  const secret = await loadSigningSecret(database);
  const tokens = createTokens(secret);
  const rateLimits = config.hasRateLimits ? createRateLimits(database, secret) : noLimits;
  const identifyVisitor = createVisitorIdentifier(deriveKey(secret, "visitors"));
  const readAccess: Authenticate = (token, request) =>
    authenticate({ database, tokens, keyLimits: rateLimits.keys }, token, request);

  const cache = config.isDevelopment ? null : new PageCache(maxPageCacheBytes);
  const live = new LiveUpdates();
  const settings = await openSettings(database, logger, () => cache?.onChange(new Set(["settings"])));
  const rates = await openRates(database, logger, () => cache?.onChange(new Set(["rates"])));
  const redirects = await openRedirects(database, logger);
  const listOptions = openListOptions();
  const publicRows = new PublicRows();
  const kept = [...Object.values(listOptions), publicRows, cache];
  const watchers = [replicaReads, settings, rates, redirects, ...kept, live].filter(
    (watcher) => watcher !== null,
  );
  const feed = await followChanges(listenUrl, combineWatchers(watchers));

  const factors = new SecondFactors(database, new SecondFactorVault(secret), settings);
  return {
    database,
    media,
    logger,
    limits,
    replicaReads,
    readPublicData,
    disk: DiskBudget.of(media.workDir),
    secret,
    tokens,
    rateLimits,
    identifyVisitor,
    readAccess,
    factors,
    reauthentication: new Reauthentication(database, factors, rateLimits.logins, identifyVisitor),
    submissionContexts: new SubmissionContextFactory(rateLimits.forms, identifyVisitor),
    setup: await Setup.open(database, config),
    cache,
    live,
    settings,
    rates,
    redirects,
    redirectHits: new HitCounter(database, logger),
    listOptions,
    publicRows,
    feed,
    views: new ViewCounter(database, logger),
    hasMail: config.mail !== undefined,
  };
}

export function closeServicesOnStop(app: App, services: Services): void {
  const { views, feed, settings, rates, redirects, redirectHits, replicaReads } = services;
  app.addHook("onClose", () => views.close());
  app.addHook("onClose", feed.close);
  app.addHook("onClose", async () => settings.close());
  app.addHook("onClose", async () => rates.close());
  app.addHook("onClose", async () => redirects.close());
  app.addHook("onClose", () => redirectHits.close());
  app.addHook("onClose", async () => replicaReads?.close());
}
