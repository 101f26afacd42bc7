import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { decodePlainCharacters } from "#server/platform/http/decode-plain-characters.ts";
import type { Config } from "./platform/config.ts";
import { combineWatchers, followChanges } from "./platform/database/change-feed.ts";
import type { Database } from "./platform/database/database.ts";
import { type ReadPublicData, ReplicaReads } from "./platform/database/read-database.ts";
import { type Authenticate, guardRoutes } from "./platform/http/access.ts";
import { preferFixedPaths, registerNotFoundHandler } from "./platform/http/api-not-found.ts";
import type { App } from "./platform/http/app-type.ts";
import { sendError } from "./platform/http/error-handler.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { MethodTable } from "./platform/http/method-table.ts";
import { registerApiDocs } from "./platform/http/openapi.ts";
import { ownsRow } from "./platform/http/owned-rows.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { compileSerializer } from "./platform/http/response-serializer.ts";
import { registerSecurityHeaders, setMinimalSecurityHeaders } from "./platform/http/security-headers.ts";
import { defaultServerLimits, type ServerLimits, shedLoad } from "./platform/http/server-limits.ts";
import { jobRoutes } from "./platform/jobs/routes.ts";
import { LiveUpdates } from "./platform/live/live-updates.ts";
import { liveRoutes } from "./platform/live/routes.ts";
import { readMailState } from "./platform/mail/mail-state.ts";
import { mailRoutes } from "./platform/mail/routes.ts";
import { DiskBudget } from "./platform/media/disk-budget.ts";
import { ImageWorker } from "./platform/media/image-worker.ts";
import { serveMediaFiles } from "./platform/media/media-files.ts";
import type { MediaStore } from "./platform/media/media-store.ts";
import { PictureService } from "./platform/media/picture-service.ts";
import { servePrivateFiles } from "./platform/media/private-files.ts";
import { SealedFiles } from "./platform/media/sealed-files.ts";
import { SignedMediaUrls } from "./platform/media/signed-media-urls.ts";
import { createRateLimits, limitFormRequests, noLimits } from "./platform/rate-limits/rate-limits.ts";
import { limitRendering, RenderBudget } from "./platform/rate-limits/render-budget.ts";
import { createVisitorIdentifier } from "./platform/rate-limits/visitor.ts";
import { PageTokens } from "./platform/secrets/page-tokens.ts";
import { deriveKey, loadSigningSecret } from "./platform/secrets/signing-secret.ts";
import { authenticate } from "./platform/session/authenticate.ts";
import { Reauthentication } from "./platform/session/reauthentication.ts";
import { sessionRoutes } from "./platform/session/routes.ts";
import { secondFactorRoutes } from "./platform/session/second-factor-routes.ts";
import { SecondFactorVault } from "./platform/session/second-factor-vault.ts";
import { SecondFactors } from "./platform/session/second-factors.ts";
import { createTokens } from "./platform/session/tokens.ts";
import { openSettings } from "./platform/settings/current-settings.ts";
import { SubmissionContextFactory } from "./platform/submissions/submission-context.ts";
import { FormReceiver } from "./platform/uploads/form-receiver.ts";
import { rejectFormsWhenDiskFull } from "./platform/uploads/reject-when-disk-full.ts";
import { closeUnreadBodies } from "./platform/uploads/unread-bodies.ts";
import { invitationRoutes } from "./resources/accounts/invitation-routes.ts";
import { ownAccountRoutes } from "./resources/accounts/own-account-routes.ts";
import { accountRoutes } from "./resources/accounts/routes.ts";
import { AlertPages } from "./resources/alert-pages/alert-pages.ts";
import { findAlertPage } from "./resources/alerts/repository.ts";
import { alertRoutes } from "./resources/alerts/routes.ts";
import { bulkRoutes } from "./resources/bulk/routes.ts";
import { calendarRoutes } from "./resources/calendar/routes.ts";
import { demoRoutes } from "./resources/demo/routes.ts";
import type { ResourceDependencies } from "./resources/dependencies.ts";
import { enquiries } from "./resources/enquiries/inbox.ts";
import { featureRoutes } from "./resources/features/routes.ts";
import { findRoutes } from "./resources/find/routes.ts";
import { historyRoutes } from "./resources/history/routes.ts";
import { inboxRoutes } from "./resources/inbox/routes.ts";
import { addLeadRoutes } from "./resources/leads/add-routes.ts";
import { leadChoiceRoutes } from "./resources/leads/choice-routes.ts";
import { leadRoutes } from "./resources/leads/routes.ts";
import { mapRoutes } from "./resources/map/routes.ts";
import { streetRoutes } from "./resources/map/streets.ts";
import { messages } from "./resources/messages/inbox.ts";
import { paperRoutes } from "./resources/papers/routes.ts";
import { createPaperVault } from "./resources/papers/sealed-records.ts";
import { peopleRoutes } from "./resources/people/routes.ts";
import { pictureRoutes } from "./resources/pictures/routes.ts";
import { placeProposalRoutes } from "./resources/place-proposals/routes.ts";
import { placeRoutes } from "./resources/places/routes.ts";
import { projectRoutes } from "./resources/projects/routes.ts";
import { approvalRoutes } from "./resources/properties/approval-routes.ts";
import { propertyRoutes } from "./resources/properties/routes.ts";
import { openRates } from "./resources/rates/current-rates.ts";
import { rateRoutes } from "./resources/rates/routes.ts";
import { fillSearch } from "./resources/search/fill-search.ts";
import { searchRoutes } from "./resources/search/routes.ts";
import { submissions } from "./resources/sell/inbox.ts";
import { redirectToSellPage } from "./resources/sell/redirect-to-sell-page.ts";
import { publishingRoutes } from "./resources/sell/routes.ts";
import { findSellerPage } from "./resources/seller-pages/find-seller-page.ts";
import { SellerPages } from "./resources/seller-pages/seller-pages.ts";
import { serviceRequests } from "./resources/service-requests/inbox.ts";
import { SettingsPreviews } from "./resources/settings/previews.ts";
import { settingsRoutes } from "./resources/settings/routes.ts";
import { redirectToSetup, setupRoutes } from "./resources/setup/routes.ts";
import { Setup } from "./resources/setup/setup.ts";
import { smsRoutes } from "./resources/sms/routes.ts";
import { statisticsRoutes } from "./resources/statistics/routes.ts";
import { todayRoutes } from "./resources/today/routes.ts";
import { trashRoutes } from "./resources/trash/routes.ts";
import { ViewCounter } from "./resources/views/view-counter.ts";
import { VisitPages } from "./resources/visit-pages/visit-pages.ts";
import { calendarFeedRoutes } from "./resources/visits/calendar-routes.ts";
import { freeTimeRoutes } from "./resources/visits/free-time-routes.ts";
import { findFreeDaysOfListing } from "./resources/visits/free-times.ts";
import { visitRoutes } from "./resources/visits/routes.ts";
import { findVisitPage } from "./resources/visits/visit-page.ts";
import { assetRoutes } from "./site/assets.ts";
import { fillApiCache, serveCachedApi } from "./site/cached-api.ts";
import { serveCachedPages } from "./site/cached-pages.ts";
import { countViews } from "./site/count-views.ts";
import { createDevelopmentRenderer } from "./site/development-renderer.ts";
import { ListOptionsCache } from "./site/list-options.ts";
import { iconRoutes, logoRoute } from "./site/looks/routes.ts";
import { manifestRoute } from "./site/manifest.ts";
import { PageCache } from "./site/page-cache.ts";
import { clientDir, loadBuiltRenderer } from "./site/renderer.ts";
import { robotsRoute } from "./site/robots.ts";
import { serviceWorkerRoute } from "./site/service-worker.ts";
import { shareCardRoutes } from "./site/share-cards/routes.ts";
import { pageRoutes } from "./site/site.ts";
import { createSiteData } from "./site/site-data.ts";
import { createSiteForms } from "./site/site-forms.ts";
import { sitemapRoutes } from "./site/sitemap.ts";
import { readTextFiles } from "./site/text-files.ts";

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
  /** Tests share one, because starting its process takes longer than most of them. */
  imageWorker?: ImageWorker;
  /** Tests check what production relies on: that each response is what its schema says. */
  serializerCompiler?: typeof compileSerializer;
}>;

/** Builds the server without its process (main.ts), so that tests and benchmarks use the same one. */
export async function buildApp(
  config: Config,
  { database, listenUrl, replica, media, logger, serverLimits, ...given }: Dependencies,
): Promise<App> {
  const replicaReads = replica ? new ReplicaReads(database, replica, logger) : null;
  const readPublicData: ReadPublicData = replicaReads?.read ?? ((work) => work(database));
  const limits = { ...defaultServerLimits, ...serverLimits };
  const app = createFastify(config, logger, limits);
  app.setSerializerCompiler(given.serializerCompiler ?? compileSerializer);
  const secret = await loadSigningSecret(database);
  const tokens = createTokens(secret);
  const rateLimits = config.hasRateLimits ? createRateLimits(database, secret) : noLimits;
  const identifyVisitor = createVisitorIdentifier(deriveKey(secret, "visitors"));
  const readAccess: Authenticate = (token, request) => authenticate({ database, tokens }, token, request);
  const disk = DiskBudget.of(media.workDir);

  // Hooks, in the order in which they run. The page cache comes before those that a cached page does not need.
  const views = new ViewCounter(database, logger);
  countViews(app, views);
  app.addHook("onClose", () => views.close());
  const setup = await Setup.open(database, config);
  await redirectToSetup(app, setup);
  const cache = config.isDevelopment ? null : new PageCache(maxPageCacheBytes);
  const live = new LiveUpdates();
  const settings = await openSettings(database, logger, () => cache?.onChange(new Set(["settings"])));
  const rates = await openRates(database, logger, () => cache?.onChange(new Set(["rates"])));
  const listOptions = new ListOptionsCache();
  const watchers = [replicaReads, settings, rates, listOptions, cache, live].filter(
    (watcher) => watcher !== null,
  );
  const feed = await followChanges(listenUrl, combineWatchers(watchers));
  if (cache) {
    serveCachedPages(app, cache, feed);
    serveCachedApi(app, cache);
  }
  app.addHook("onClose", feed.close);
  app.addHook("onClose", async () => settings.close());
  app.addHook("onClose", async () => rates.close());
  app.addHook("onClose", async () => replicaReads?.close());
  logRequests(app);
  closeUnreadBodies(app);
  await registerSecurityHeaders(app, config.publicUrl);
  await shedLoad(app, limits);
  if (config.hasRateLimits) limitRendering(app, new RenderBudget(limits));
  if (cache) fillApiCache(app, cache);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  const methods = new MethodTable(app);
  preferFixedPaths(app, methods);
  redirectToSellPage(app);
  guardRoutes(app, readAccess, (...row) => ownsRow(database, ...row));
  rejectFormsWhenDiskFull(app, disk);
  limitFormRequests(app, rateLimits.forms, identifyVisitor);

  // The API.
  await registerApiDocs(app, config.publicUrl, settings);
  healthRoutes(app, database);
  const factors = new SecondFactors(database, new SecondFactorVault(secret), settings);
  await sessionRoutes(app, { database, tokens, loginLimits: rateLimits.logins, factors, identifyVisitor });
  const reauthentication = new Reauthentication(database, factors, rateLimits.logins, identifyVisitor);
  secondFactorRoutes(app, factors, reauthentication);
  ownAccountRoutes(app, database, reauthentication);
  const hasMail = config.mail !== undefined;
  const submissionContexts = new SubmissionContextFactory(rateLimits.forms, identifyVisitor);
  accountRoutes(app, {
    database,
    reauthentication,
    publicUrl: config.publicUrl,
    hasMail,
    settings,
    invitationTokens: new PageTokens(secret, "invitations"),
    submissionContexts,
  });
  invitationRoutes(app, database, rateLimits.logins, identifyVisitor);
  setupRoutes(app, setup, { logins: rateLimits.logins, identifyVisitor });
  const signedMediaUrls = new SignedMediaUrls(deriveKey(secret, "private pictures"), config.publicUrl);
  const imageWorker = given.imageWorker ?? new ImageWorker();
  if (!given.imageWorker) app.addHook("onClose", async () => imageWorker.close());
  const dependencies: ResourceDependencies = {
    database,
    readPublicData,
    forms: await FormReceiver.open(app, media.workDir, disk),
    pictures: new PictureService(media, imageWorker, disk, logger),
    signedMediaUrls,
    submissionContexts,
    sellerPages: new SellerPages(secret, config.publicUrl),
    visitPages: new VisitPages(secret, config.publicUrl),
    settings,
    ownerNotice: { hasMail, language: config.notify.language, publicUrl: config.publicUrl },
    alertPages: hasMail ? new AlertPages(secret, config.publicUrl) : null,
    publicUrl: config.publicUrl,
  };
  propertyRoutes(app, dependencies, readAccess);
  approvalRoutes(app, dependencies);
  const papers = createPaperVault(secret);
  await paperRoutes(app, { database, vault: papers, files: new SealedFiles(media, disk, papers) });
  featureRoutes(app, dependencies, fillSearch);
  placeRoutes(app);
  mapRoutes(app, dependencies, rates);
  await streetRoutes(app, config.mapStreets);
  searchRoutes(app, dependencies);
  placeProposalRoutes(app, dependencies);
  projectRoutes(app, dependencies, readAccess);
  pictureRoutes(app, dependencies, identifyVisitor);
  historyRoutes(app, dependencies);
  const previews = new SettingsPreviews(database, config.publicUrl);
  settingsRoutes(app, database, settings, previews);
  rateRoutes(app, dependencies, rates, readAccess);
  demoRoutes(app, dependencies);
  statisticsRoutes(app, dependencies);
  findRoutes(app, dependencies);
  todayRoutes(app, { ...dependencies, settings, readMailState: () => readMailState(database, config) });
  trashRoutes(app, dependencies, media);
  bulkRoutes(app, dependencies);
  inboxRoutes(app, dependencies, submissions);
  publishingRoutes(app, dependencies, papers);
  inboxRoutes(app, dependencies, serviceRequests);
  inboxRoutes(app, dependencies, messages);
  inboxRoutes(app, dependencies, enquiries);
  await alertRoutes(app, dependencies);
  leadRoutes(app, dependencies);
  addLeadRoutes(app, dependencies);
  leadChoiceRoutes(app, dependencies);
  visitRoutes(app, dependencies);
  freeTimeRoutes(app, dependencies);
  calendarFeedRoutes(app, dependencies, new PageTokens(secret, "calendar feeds"));
  peopleRoutes(app, dependencies);
  calendarRoutes(app, dependencies);
  smsRoutes(app, dependencies, config.sms);
  mailRoutes(app, database, config, settings, submissionContexts);
  jobRoutes(app, database);
  liveRoutes(app, live, readAccess, limits.liveCheckIntervalMs);
  registerNotFoundHandler(app, methods);

  // Files and pages. The pages come last, because they answer every other path.
  serveMediaFiles(app, media);
  servePrivateFiles(app, media, signedMediaUrls);
  await shareCardRoutes(app, { database, media, imageWorker, logger, settings, rates });
  sitemapRoutes(app, database, config.publicUrl, settings);
  robotsRoute(app, config.publicUrl);
  manifestRoute(app, settings);
  await serviceWorkerRoute(app, config.hasServiceWorker);
  const render = config.isDevelopment ? await createDevelopmentRenderer(app) : await loadBuiltRenderer();
  logoRoute(app, { settings, media, imageWorker });
  if (!config.isDevelopment) {
    iconRoutes(app, { settings, media, imageWorker }, clientDir);
    await assetRoutes(app);
  }
  await pageRoutes(app, {
    render,
    context: {
      data: {
        ...createSiteData(readPublicData, config.publicUrl, rates, listOptions),
        // A replica may not have a new row yet.
        findSellerPage: (token) => findSellerPage(database, token),
        findVisitPage: (token, language) => findVisitPage(dependencies, token, language),
        freeDays: (propertyId) => findFreeDaysOfListing(dependencies, propertyId),
        findAlertPage: (token, language) => findAlertPage(database, token, language),
      },
      publicUrl: config.publicUrl,
      hasMail,
      textFilesOf: config.isDevelopment ? () => [] : await readTextFiles(),
      logError: (error) => logger.error({ err: error }, "a page was rendered without its data"),
    },
    settings,
    previews,
    formsOf: (request, uploads) => createSiteForms(dependencies, request, uploads),
    forms: dependencies.forms,
    formOrigin: config.isPublicUrlSet ? new URL(config.publicUrl).origin : undefined,
    hasContentSecurityPolicy: !config.isDevelopment,
    otherHosts: { apiUrl: config.apiUrl, tilesUrl: config.mapStreets.tilesUrl },
    cache,
  });
  return app;
}

function createFastify(config: Config, logger: FastifyBaseLogger, limits: ServerLimits): App {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A child logger per request would cost more than the request's one log line, which contains its id.
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
    // A stopping server answers what it has accepted; the balancer gets no connection for anything else.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = "/" }) => decodePlainCharacters(url),
    // A URL that can't be decoded never reaches a route or its hooks.
    frameworkErrors(error, request, reply) {
      setMinimalSecurityHeaders(reply);
      sendError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  return app;
}
