import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "./platform/config.ts";
import { followChanges } from "./platform/database/change-feed.ts";
import type { Database } from "./platform/database/database.ts";
import { type Authenticate, guardRoutes } from "./platform/http/access.ts";
import { preferFixedPaths, registerNotFoundHandler } from "./platform/http/api-not-found.ts";
import type { App } from "./platform/http/app-type.ts";
import { sendError } from "./platform/http/error-handler.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { MethodTable } from "./platform/http/method-table.ts";
import { registerApiDocs } from "./platform/http/openapi.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { registerSecurityHeaders, setMinimalSecurityHeaders } from "./platform/http/security-headers.ts";
import { defaultServerLimits, type ServerLimits, shedLoad } from "./platform/http/server-limits.ts";
import { DiskBudget } from "./platform/media/disk-budget.ts";
import { ImageWorker } from "./platform/media/image-worker.ts";
import { serveMediaFiles } from "./platform/media/media-files.ts";
import type { MediaStore } from "./platform/media/media-store.ts";
import { PictureService } from "./platform/media/picture-service.ts";
import { servePrivateFiles } from "./platform/media/private-files.ts";
import { SignedMediaUrls } from "./platform/media/signed-media-urls.ts";
import { createRateLimits, limitFormRequests, noLimits } from "./platform/rate-limits/rate-limits.ts";
import { createVisitorIdentifier } from "./platform/rate-limits/visitor.ts";
import { deriveKey, signingSecret } from "./platform/secrets/signing-secret.ts";
import { authenticate } from "./platform/session/authenticate.ts";
import { Confirmation } from "./platform/session/confirmation.ts";
import { sessionRoutes } from "./platform/session/routes.ts";
import { secondFactorRoutes } from "./platform/session/second-factor-routes.ts";
import { Vault } from "./platform/session/second-factor-vault.ts";
import { SecondFactors } from "./platform/session/second-factors.ts";
import { createTokens } from "./platform/session/tokens.ts";
import { SubmissionContextFactory } from "./platform/submissions/submission-context.ts";
import { FormReceiver } from "./platform/uploads/form-receiver.ts";
import { rejectFormsWhenDiskFull } from "./platform/uploads/reject-when-disk-full.ts";
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
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.connectionTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.connectionCheckIntervalMs,
    },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // An address that can't even be decoded never reaches a route.
    frameworkErrors(error, request, reply) {
      setMinimalSecurityHeaders(reply);
      sendError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  const cache = config.development ? null : new PageCache(maxPageCacheBytes);
  if (cache) {
    const feed = await followChanges(databaseUrl, cache);
    serveCachedPages(app, cache, feed);
    app.addHook("onClose", feed.close);
  }
  logRequests(app);
  closeUnreadBodies(app);

  await registerSecurityHeaders(app, config.publicUrl);
  await shedLoad(app, limits);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  const secret = await signingSecret(database);
  const tokens = createTokens(secret);
  const rateLimits = config.rateLimits ? createRateLimits(database, secret) : noLimits;
  const identifyVisitor = createVisitorIdentifier(deriveKey(secret, "visitors"));
  const readAccess: Authenticate = (token) => authenticate({ database, tokens }, token);
  const methods = new MethodTable(app);
  preferFixedPaths(app, methods);
  redirectToSellPage(app);
  guardRoutes(app, readAccess);
  const disk = DiskBudget.of(mediaDir);
  rejectFormsWhenDiskFull(app, disk);
  limitFormRequests(app, rateLimits.forms, identifyVisitor);
  await registerApiDocs(app, config.publicUrl);

  healthRoutes(app, database);
  const factors = new SecondFactors(database, new Vault(secret));
  await sessionRoutes(app, { database, tokens, gate: rateLimits.logins, factors, identifyVisitor });
  secondFactorRoutes(app, factors, new Confirmation(database, factors, rateLimits.logins, identifyVisitor));
  const signedMediaUrls = new SignedMediaUrls(deriveKey(secret, "private pictures"), config.publicUrl);
  const imageWorker = new ImageWorker();
  app.addHook("onClose", async () => imageWorker.close());
  const resource = {
    database,
    forms: await FormReceiver.open(app, mediaDir, disk),
    pictures: new PictureService(media, imageWorker, disk, logger),
    signedMediaUrls,
    submissionContexts: new SubmissionContextFactory(rateLimits.forms, identifyVisitor),
    publicUrl: config.publicUrl,
  };
  propertyRoutes(app, resource, readAccess);
  featureRoutes(app, resource);
  projectRoutes(app, resource);
  sellRoutes(app, resource);
  serviceRequestRoutes(app, resource);
  messageRoutes(app, resource);
  registerNotFoundHandler(app, methods);

  await serveMediaFiles(app, mediaDir);
  servePrivateFiles(app, media, signedMediaUrls);
  await shareCardRoutes(app, { database, mediaDir, workshop: imageWorker, logger });
  sitemapRoutes(app, database, config.publicUrl);
  robotsRoute(app, config.publicUrl);
  const render = config.development ? await developmentRenderer(app) : await builtRenderer();
  if (!config.development) await assets(app);
  await sitePages(app, {
    render,
    context: {
      data: siteData(database, config.publicUrl),
      publicUrl: config.publicUrl,
      catalogueFiles: config.development ? {} : await builtCatalogueFiles(),
      report: (error) => logger.error({ err: error }, "a page went without its data"),
    },
    forms: (request) => siteForms(resource, request),
    formOrigin: config.isPublicUrlSet ? new URL(config.publicUrl).origin : undefined,
    strictPolicy: !config.development,
    apiUrl: config.apiUrl,
    cache,
  });
  return app;
}
