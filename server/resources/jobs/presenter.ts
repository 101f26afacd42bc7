import type { Job, JobRow } from "#domain/jobs/job.ts";
import { progressOf } from "#domain/jobs/progress.ts";
import type { JobPicture } from "#domain/jobs/public-job.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import type { JobPages } from "#server/resources/job-pages/job-pages.ts";
import type { JobDetails, JobPictureRow, ListedJob } from "./repository.ts";

export function presentJobRow(row: ListedJob): JobRow {
  return {
    id: row.id,
    client_name: row.client_name,
    title: row.title,
    place: row.place,
    progress: progressOf(row.stages),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    finished_on: row.finished_on,
    is_example: row.is_example,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentJob(row: JobDetails, pages: JobPages): Job {
  return {
    ...presentJobRow(row),
    estimate_id: row.estimate_id,
    lead_id: row.lead_id,
    client_email: row.client_email,
    client_phone: row.client_phone,
    language: row.language,
    kitta: row.kitta,
    building_class: row.building_class,
    plinth_area_sq_ft: row.plinth_area_sq_ft,
    storeys: row.storeys,
    notes: row.notes,
    code: row.code,
    stages: row.stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      weight: stage.weight,
      planned_on: stage.planned_on,
      percent: stage.percent,
      done_on: stage.done_on,
      is_public: stage.is_public,
      engineer_note: stage.engineer_note,
    })),
    page_url: pages.urlOf(row.page_seed, row.language),
    project_id: row.project_id,
  };
}

export function presentJobPicture(row: JobPictureRow, urls: SignedMediaUrls): JobPicture {
  const { id, key, width, height, placeholder, alt, day, side } = row;
  return { id, picture: urls.sign({ key, width, height, placeholder, alt }), day, side };
}
