import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "./platform/config.ts";
import { followChanges } from "./platform/database/change-feed.ts";
import type { Database } from "./platform/database/database.ts";
import { type Authenticate, guardRoutes } from "./platform/http/access.ts";
import { apiNotFound, preferFixedAddresses } from "./platform/http/api-not-found.ts";
import type { App } from "./platform/http/app-type.ts";
import { answerError } from "./platform/http/error-handler.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { MethodTable } from "./platform/http/method-table.ts";
import { openApi } from "./platform/http/openapi.ts";
import { requestLog } from "./platform/http/request-log.ts";
import { bareSecurityHeaders, securityHeaders } from "./platform/http/security-headers.ts";
import { defaultServerLimits, type ServerLimits, shedLoad } from "./platform/http/server-limits.ts";
import { DiskBudget } from "./platform/media/disk-budget.ts";
import { ImageWorker } from "./platform/media/image-worker.ts";
import { mediaFiles } from "./platform/media/media-files.ts";
import type { MediaStore } from "./platform/media/media-store.ts";
import { PictureService } from "./platform/media/picture-service.ts";
import { PrivateAddresses } from "./platform/media/private-addresses.ts";
import { privateFiles } from "./platform/media/private-files.ts";
import { countArrivals, createRateLimits, noLimits } from "./platform/rate-limits/rate-limits.ts";
import { visitorsBy } from "./platform/rate-limits/visitor.ts";
import { deriveKey, loadSigningSecret } from "./platform/secrets/signing-secret.ts";
import { authenticate } from "./platform/session/authenticate.ts";
import { Reauthentication } from "./platform/session/reauthentication.ts";
import { sessionRoutes } from "./platform/session/routes.ts";
import { secondFactorRoutes } from "./platform/session/second-factor-routes.ts";
import { SecondFactorVault } from "./platform/session/second-factor-vault.ts";
import { SecondFactors } from "./platform/session/second-factors.ts";
import { createTokens } from "./platform/session/tokens.ts";
import { SubmissionContexts } from "./platform/submissions/submission-context.ts";
import { FormReceiver } from "./platform/uploads/form-receiver.ts";
import { refuseWithoutRoom } from "./platform/uploads/refuse-when-full.ts";
import { closeUnreadBodies } from "./platform/uploads/unread-bodies.ts";
import { featureRoutes } from "./resources/features/routes.ts";
import { messageRoutes } from "./resources/messages/routes.ts";
import { projectRoutes } from "./resources/projects/routes.ts";
import { propertyRoutes } from "./resources/properties/routes.ts";
import { redirectToSellPage } from "./resources/sell/page-redirect.ts";
import { sellRoutes } from "./resources/sell/routes.ts";
import { serviceRequestRoutes } from "./resources/service-requests/routes.ts";
import { assets } from "./site/assets.ts";
import { serveCachedPages } from "./site/cached-pages.ts";
import { builtCatalogueFiles } from "./site/catalogue-files.ts";
import { developmentRenderer } from "./site/development.ts";
import { PageCache } from "./site/page-cache.ts";
import { builtRenderer } from "./site/renderer.ts";
import { robotsRoute } from "./site/robots.ts";
import { shareCardRoutes } from "./site/share-cards/routes.ts";
import { sitePages } from "./site/site.ts";
import { siteData } from "./site/site-data.ts";
import { siteForms } from "./site/site-forms.ts";
import { sitemapRoutes } from "./site/sitemap.ts";

/** Some two thousand pages: every one that people really look at. */
const maxPageCacheBytes = 24 * 1024 * 1024;

export type Dependencies = Readonly<{
  database: Database;
  /** Where that database is, for what needs a connection of its own. */
  databaseUrl: string;
  media: MediaStore;
  /** Where pictures are served from, and where uploads wait. */
  mediaDir: string;
  logger: FastifyBaseLogger;
  /** For tests, which can't wait for minutes. */
  serverLimits?: Partial<ServerLimits>;
}>;

/** The whole server but the process around it: tests and benchmarks build the same one. */
export async function buildApp(
  config: Config,
  { database, databaseUrl, media, mediaDir, logger, serverLimits }: Dependencies,
): Promise<App> {
  const limits = { ...defaultServerLimits, ...serverLimits };
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger of its own would cost a request more than its one line, which names the request itself.
    childLoggerFactory: (parent) => parent,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.connectionTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    http: { headersTimeout: limits.headersTimeout, connectionsCheckingInterval: limits.checkEvery },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // An address that can't even be decoded never reaches a route.
    frameworkErrors(error, request, reply) {
      bareSecurityHeaders(reply);
      answerError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  const cache = config.isDevelopment ? null : new PageCache(maxPageCacheBytes);
  if (cache) {
    const feed = await followChanges(databaseUrl, cache);
    serveCachedPages(app, cache, feed);
    app.addHook("onClose", feed.close);
  }
  requestLog(app);
  closeUnreadBodies(app);

  await securityHeaders(app, config.publicUrl);
  await shedLoad(app, limits);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  const secret = await loadSigningSecret(database);
  const tokens = createTokens(secret);
  const gates = config.hasRateLimits ? createRateLimits(database, secret) : noLimits;
  const visitorOf = visitorsBy(deriveKey(secret, "visitors"));
  const readAccess: Authenticate = (token) => authenticate({ database, tokens }, token);
  const methods = new MethodTable(app);
  preferFixedAddresses(app, methods);
  redirectToSellPage(app);
  guardRoutes(app, readAccess);
  const disk = DiskBudget.of(mediaDir);
  refuseWithoutRoom(app, disk);
  countArrivals(app, gates.forms, visitorOf);
  await openApi(app, config.publicUrl);

  healthRoutes(app, database);
  const factors = new SecondFactors(database, new SecondFactorVault(secret));
  await sessionRoutes(app, { database, tokens, loginLimits: gates.logins, factors, visitorOf });
  secondFactorRoutes(app, factors, new Reauthentication(database, factors, gates.logins, visitorOf));
  const privateAddresses = new PrivateAddresses(deriveKey(secret, "private pictures"), config.publicUrl);
  const workshop = new ImageWorker();
  app.addHook("onClose", async () => workshop.close());
  const resource = {
    database,
    forms: await FormReceiver.open(app, mediaDir, disk),
    pictures: new PictureService(media, workshop, disk, logger),
    privateAddresses,
    senders: new SubmissionContexts(gates.forms, visitorOf),
    publicUrl: config.publicUrl,
  };
  propertyRoutes(app, resource, readAccess);
  featureRoutes(app, resource);
  projectRoutes(app, resource);
  sellRoutes(app, resource);
  serviceRequestRoutes(app, resource);
  messageRoutes(app, resource);
  apiNotFound(app, methods);

  await mediaFiles(app, mediaDir);
  privateFiles(app, media, privateAddresses);
  await shareCardRoutes(app, { database, mediaDir, workshop, logger });
  sitemapRoutes(app, database, config.publicUrl);
  robotsRoute(app, config.publicUrl);
  const render = config.isDevelopment ? await developmentRenderer(app) : await builtRenderer();
  if (!config.isDevelopment) await assets(app);
  await sitePages(app, {
    render,
    context: {
      data: siteData(database, config.publicUrl),
      publicUrl: config.publicUrl,
      catalogueFiles: config.isDevelopment ? {} : await builtCatalogueFiles(),
      report: (error) => logger.error({ err: error }, "a page went without its data"),
    },
    forms: (request) => siteForms(resource, request),
    formOrigin: config.isPublicUrlSet ? new URL(config.publicUrl).origin : undefined,
    strictPolicy: !config.isDevelopment,
    apiUrl: config.apiUrl,
    cache,
  });
  return app;
}
