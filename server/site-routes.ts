import type { Config } from "./platform/config.ts";
import type { App } from "./platform/http/app-type.ts";
import type { ImageWorker } from "./platform/media/image-worker.ts";
import { serveMediaFiles } from "./platform/media/media-files.ts";
import { servePrivateFiles } from "./platform/media/private-files.ts";
import type { ServerDependencies } from "./resource-dependencies.ts";
import { findAlertPage } from "./resources/alerts/repository.ts";
import { findEstimatePage } from "./resources/estimates/client-page.ts";
import { feedRoutes } from "./resources/feeds/routes.ts";
import { findJobPage } from "./resources/job-client-page/client-page.ts";
import { findSellerPage } from "./resources/seller-pages/find-seller-page.ts";
import type { SettingsPreviews } from "./resources/settings/previews.ts";
import { DiaryChecks } from "./resources/verify/diary-checks.ts";
import { findVerifyPage } from "./resources/verify/verify-page.ts";
import { findFreeDaysOfListing } from "./resources/visits/free-times.ts";
import { findVisitPage } from "./resources/visits/visit-page.ts";
import type { Services } from "./services.ts";
import { assetRoutes } from "./site/assets.ts";
import { createDevelopmentRenderer } from "./site/development-renderer.ts";
import { iconRoutes, logoRoute } from "./site/looks/routes.ts";
import { manifestRoute } from "./site/manifest.ts";
import { offlineVerifierRoute } from "./site/offline-verifier.ts";
import { clientDir, loadBuiltRenderer } from "./site/renderer.ts";
import { robotsRoute } from "./site/robots.ts";
import { serviceWorkerRoute } from "./site/service-worker.ts";
import { shareCardRoutes } from "./site/share-cards/routes.ts";
import { pageRoutes } from "./site/site.ts";
import { createSiteData } from "./site/site-data.ts";
import { createSiteForms } from "./site/site-forms.ts";
import { sitemapRoutes } from "./site/sitemap.ts";
import { readTextFiles } from "./site/text-files.ts";

type Parts = ServerDependencies & Readonly<{ previews: SettingsPreviews; imageWorker: ImageWorker }>;

/** Files and pages. The pages come last, because they answer every other path. */
export async function registerSiteRoutes(
  app: App,
  config: Config,
  services: Services,
  { resources: dependencies, estimates, jobs, previews, imageWorker }: Parts,
): Promise<void> {
  const { database, readPublicData, media, logger, settings, rates, redirects, redirectHits } = services;
  const { listOptions, publicRows, cache, hasMail } = services;
  const { signedMediaUrls } = dependencies;
  serveMediaFiles(app, media);
  servePrivateFiles(app, media, signedMediaUrls);
  await shareCardRoutes(app, { database, media, imageWorker, logger, settings, rates });
  sitemapRoutes(app, database, config.publicUrl, settings);
  feedRoutes(app, dependencies);
  robotsRoute(app, config.publicUrl);
  manifestRoute(app, settings);
  await serviceWorkerRoute(app, config.hasServiceWorker);
  const diaryChecks = new DiaryChecks({ database, media });
  if (!config.isDevelopment) await offlineVerifierRoute(app);
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
        ...createSiteData(readPublicData, config.publicUrl, rates, listOptions, publicRows),
        // A replica may not have a new row yet.
        findSellerPage: (token) => findSellerPage(database, token),
        findVisitPage: (token, language) => findVisitPage(dependencies, token, language),
        findEstimatePage: (token, language) => findEstimatePage(estimates, token, language),
        findVerifyPage: (code, query) => findVerifyPage({ ...dependencies, diaryChecks }, code, query),
        findJobPage: (token, language, page) => findJobPage(jobs, token, language, page),
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
    formsOf: (request, uploads) => createSiteForms(jobs, request, uploads),
    forms: dependencies.forms,
    formOrigin: config.isPublicUrlSet ? new URL(config.publicUrl).origin : undefined,
    hasContentSecurityPolicy: !config.isDevelopment,
    otherHosts: { apiUrl: config.apiUrl, tilesUrl: config.mapStreets.tilesUrl },
    shortAddresses: { redirects, hits: redirectHits },
    cache,
  });
}
