import compress from "@fastify/compress";
import { registerAccountRoutes } from "./account-routes.ts";
import { createFastify } from "./create-fastify.ts";
import type { Config } from "./platform/config.ts";
import { guardRoutes } from "./platform/http/access.ts";
import { preferFixedPaths, registerNotFoundHandler } from "./platform/http/api-not-found.ts";
import type { App } from "./platform/http/app-type.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { hideConstruction } from "./platform/http/hidden-features.ts";
import { MethodTable } from "./platform/http/method-table.ts";
import { registerApiDocs } from "./platform/http/openapi.ts";
import { ownsRow } from "./platform/http/owned-rows.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { compileSerializer } from "./platform/http/response-serializer.ts";
import { registerSecurityHeaders } from "./platform/http/security-headers.ts";
import { shedLoad } from "./platform/http/server-limits.ts";
import { ImageWorker } from "./platform/media/image-worker.ts";
import { limitFormRequests } from "./platform/rate-limits/rate-limits.ts";
import { limitRendering, RenderBudget } from "./platform/rate-limits/render-budget.ts";
import { rejectFormsWhenDiskFull } from "./platform/uploads/reject-when-disk-full.ts";
import { closeUnreadBodies } from "./platform/uploads/unread-bodies.ts";
import { createResourceDependencies } from "./resource-dependencies.ts";
import { registerResourceRoutes } from "./resource-routes.ts";
import { redirectToSellPage } from "./resources/sell/redirect-to-sell-page.ts";
import { SettingsPreviews } from "./resources/settings/previews.ts";
import { redirectToSetup } from "./resources/setup/routes.ts";
import { closeServicesOnStop, type Dependencies, openServices, type Services } from "./services.ts";
import { fillApiCache, serveCachedApi } from "./site/cached-api.ts";
import { serveCachedPages } from "./site/cached-pages.ts";
import { quickForAnswers } from "./site/compression.ts";
import { countViews } from "./site/count-views.ts";
import { registerSiteRoutes } from "./site-routes.ts";

/** Builds the server without its process (main.ts), so that tests and benchmarks use the same one. */
export async function buildApp(config: Config, dependencies: Dependencies): Promise<App> {
  const services = await openServices(config, dependencies);
  const { database, limits, settings } = services;
  const app = createFastify(config, services.logger, limits);
  app.setSerializerCompiler(dependencies.serializerCompiler ?? compileSerializer);
  closeServicesOnStop(app, services);

  const methods = new MethodTable(app);
  await addHooks(app, config, services, methods);
  await registerApiDocs(app, config.publicUrl, settings);
  healthRoutes(app, database);
  await registerAccountRoutes(app, config, services);
  const imageWorker = dependencies.imageWorker ?? new ImageWorker();
  if (!dependencies.imageWorker) app.addHook("onClose", async () => imageWorker.close());
  const resources = await createResourceDependencies(app, config, services, imageWorker);
  const previews = new SettingsPreviews(database, config.publicUrl);
  await registerResourceRoutes(app, config, services, { ...resources, previews });
  registerNotFoundHandler(app, methods);
  await registerSiteRoutes(app, config, services, { ...resources, previews, imageWorker });
  return app;
}

/** In the order in which they run. The page cache comes before those that a cached page does not need. */
async function addHooks(app: App, config: Config, services: Services, methods: MethodTable): Promise<void> {
  const { database, cache, settings, rateLimits, identifyVisitor, limits } = services;
  countViews(app, services.views);
  await redirectToSetup(app, services.setup);
  if (cache) {
    serveCachedPages(app, cache, services.feed);
    serveCachedApi(app, cache);
  }
  logRequests(app);
  closeUnreadBodies(app);
  await registerSecurityHeaders(app, config.publicUrl);
  await shedLoad(app, limits);
  // In development every module is a request that no cache has.
  if (config.hasRateLimits && !config.isDevelopment) limitRendering(app, new RenderBudget(limits));
  if (cache) fillApiCache(app, cache);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: quickForAnswers },
  });
  preferFixedPaths(app, methods);
  redirectToSellPage(app);
  hideConstruction(app, () => settings.read().construction.isOn);
  guardRoutes(app, services.readAccess, (...row) => ownsRow(database, ...row));
  rejectFormsWhenDiskFull(app, services.disk);
  limitFormRequests(app, rateLimits.forms, identifyVisitor);
}
