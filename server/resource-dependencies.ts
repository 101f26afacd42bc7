import type { Config } from "./platform/config.ts";
import type { App } from "./platform/http/app-type.ts";
import type { ImageWorker } from "./platform/media/image-worker.ts";
import { PictureService } from "./platform/media/picture-service.ts";
import { SealedFiles } from "./platform/media/sealed-files.ts";
import { SignedMediaUrls } from "./platform/media/signed-media-urls.ts";
import { deriveKey } from "./platform/secrets/signing-secret.ts";
import { FormReceiver } from "./platform/uploads/form-receiver.ts";
import { AlertPages } from "./resources/alert-pages/alert-pages.ts";
import type { ResourceDependencies } from "./resources/dependencies.ts";
import { EstimatePages } from "./resources/estimate-pages/estimate-pages.ts";
import type { EstimateDependencies } from "./resources/estimates/dependencies.ts";
import { JobPages } from "./resources/job-pages/job-pages.ts";
import type { JobDependencies } from "./resources/jobs/dependencies.ts";
import { createPaperVault } from "./resources/papers/sealed-records.ts";
import { SellerPages } from "./resources/seller-pages/seller-pages.ts";
import { VisitPages } from "./resources/visit-pages/visit-pages.ts";
import type { Services } from "./services.ts";

export type ServerDependencies = Awaited<ReturnType<typeof createResourceDependencies>>;

/** What the resources are given: their common dependencies, and what estimates, jobs and papers need beside them. */
export async function createResourceDependencies(
  app: App,
  config: Config,
  services: Services,
  imageWorker: ImageWorker,
) {
  const { database, readPublicData, media, disk, logger, secret, settings, rates, hasMail } = services;
  const { submissionContexts } = services;
  const signedMediaUrls = new SignedMediaUrls(deriveKey(secret, "private pictures"), config.publicUrl);
  const resources: ResourceDependencies = {
    database,
    readPublicData,
    forms: await FormReceiver.open(app, media.workDir, disk),
    pictures: new PictureService(media, imageWorker, disk, logger),
    signedMediaUrls,
    submissionContexts,
    sellerPages: new SellerPages(secret, config.publicUrl),
    visitPages: new VisitPages(secret, config.publicUrl),
    settings,
    ownerNotice: {
      hasMail,
      language: config.notify.language,
      publicUrl: config.publicUrl,
      officeAddresses: config.notify.addresses,
    },
    hasSms: config.sms !== undefined,
    alertPages: hasMail ? new AlertPages(secret, config.publicUrl) : null,
    publicUrl: config.publicUrl,
  };
  const estimates: EstimateDependencies = {
    ...resources,
    estimatePages: new EstimatePages(secret, config.publicUrl),
    rates,
    staffAddresses: config.notify.addresses,
  };
  const jobs: JobDependencies = { ...estimates, jobPages: new JobPages(secret, config.publicUrl) };
  const vault = createPaperVault(secret);
  return {
    resources,
    estimates,
    jobs,
    papers: { database, vault, files: new SealedFiles(media, disk, vault) },
  };
}
