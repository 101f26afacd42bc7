import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "./config.ts";
import { followChanges } from "./database/change-feed.ts";
import type { Database } from "./database/database.ts";
import { featureRoutes } from "./features/routes.ts";
import { type Authenticate, guardRoutes } from "./http/access.ts";
import { apiNotFound, preferFixedAddresses } from "./http/api-not-found.ts";
import type { App } from "./http/app-type.ts";
import { assets, mediaFiles } from "./http/assets.ts";
import { type Endurance, endurance, shedLoad } from "./http/endurance.ts";
import { answerError } from "./http/error-handler.ts";
import { FormReceiver } from "./http/form-receiver.ts";
import { healthRoutes } from "./http/health.ts";
import { MethodTable } from "./http/method-table.ts";
import { openApi } from "./http/openapi.ts";
import { requestLog } from "./http/request-log.ts";
import { bareSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { closeUnreadBodies } from "./http/unread-bodies.ts";
import { countArrivals, createGates, openGates } from "./limits/gates.ts";
import { visitorsBy } from "./limits/visitor.ts";
import { DiskBudget } from "./media/disk-budget.ts";
import type { MediaStore } from "./media/media-store.ts";
import { PictureKeeper } from "./media/picture-keeper.ts";
import { PictureWorkshop } from "./media/picture-workshop.ts";
import { PrivateAddresses } from "./media/private-addresses.ts";
import { privateFiles } from "./media/private-files.ts";
import { refuseWithoutRoom } from "./media/room-left.ts";
import { messageRoutes } from "./messages/routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { propertyRoutes } from "./properties/routes.ts";
import { Confirmation } from "./second-factor/confirmation.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { SecondFactors } from "./second-factor/second-factors.ts";
import { Vault } from "./second-factor/vault.ts";
import { redirectToSellPage } from "./sell/page-redirect.ts";
import { sellRoutes } from "./sell/routes.ts";
import { Senders } from "./sending/sending.ts";
import { serviceRequestRoutes } from "./service-requests/routes.ts";
import { authenticate } from "./session/authenticate.ts";
import { sessionRoutes } from "./session/routes.ts";
import { deriveKey, signingSecret } from "./session/signing-secret.ts";
import { createTokens } from "./session/tokens.ts";
import { shareCardRoutes } from "./share-cards/routes.ts";
import { developmentRenderer } from "./site/development.ts";
import { serveKeptPages } from "./site/kept-pages.ts";
import { PageCache } from "./site/page-cache.ts";
import { builtRenderer } from "./site/renderer.ts";
import { robotsRoute } from "./site/robots.ts";
import { sitePages } from "./site/site.ts";
import { siteData } from "./site/site-data.ts";
import { siteForms } from "./site/site-forms.ts";
import { sitemapRoutes } from "./site/sitemap.ts";
import { builtWordFiles } from "./site/word-files.ts";

/** Some two thousand pages: every one that people really look at. */
const mostPageBytes = 24 * 1024 * 1024;

export type Dependencies = Readonly<{
  database: Database;
  /** Where that database is, for what needs a connection of its own. */
  databaseUrl: string;
  media: MediaStore;
  /** Where pictures are served from, and where uploads wait. */
  mediaDir: string;
  logger: FastifyBaseLogger;
  /** For tests, which can't wait for minutes. */
  endures?: Partial<Endurance>;
}>;

/** The whole server but the process around it: tests and benchmarks build the same one. */
export async function buildApp(
  config: Config,
  { database, databaseUrl, media, mediaDir, logger, endures }: Dependencies,
): Promise<App> {
  const limits = { ...endurance, ...endures };
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
  const cache = config.development ? null : new PageCache(mostPageBytes);
  if (cache) {
    const feed = await followChanges(databaseUrl, cache);
    serveKeptPages(app, cache, feed);
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
  const secret = await signingSecret(database);
  const tokens = createTokens(secret);
  const gates = config.rateLimits ? createGates(database, secret) : openGates;
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
  const factors = new SecondFactors(database, new Vault(secret));
  await sessionRoutes(app, { database, tokens, gate: gates.logins, factors, visitorOf });
  secondFactorRoutes(app, factors, new Confirmation(database, factors, gates.logins, visitorOf));
  const privateAddresses = new PrivateAddresses(deriveKey(secret, "private pictures"), config.publicUrl);
  const workshop = new PictureWorkshop();
  app.addHook("onClose", async () => workshop.close());
  const resource = {
    database,
    forms: await FormReceiver.open(app, mediaDir, disk),
    pictures: new PictureKeeper(media, workshop, disk, logger),
    privateAddresses,
    senders: new Senders(gates.forms, visitorOf),
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
  const render = config.development ? await developmentRenderer(app) : await builtRenderer();
  if (!config.development) await assets(app);
  await sitePages(app, {
    render,
    context: {
      data: siteData(database, config.publicUrl),
      publicUrl: config.publicUrl,
      wordFiles: config.development ? {} : await builtWordFiles(),
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
