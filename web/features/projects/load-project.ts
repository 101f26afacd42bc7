import { data } from "react-router";
import { readRowId } from "#domain/row-id.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import type { MissingReason } from "./project-missing.tsx";

function missing(reason: MissingReason, status: 404 | 503) {
  return data({ missing: reason }, { status });
}

/** Loads the project, or returns the reason why there is none (PD3). */
export async function loadProject(id: string | undefined, site: SiteContext) {
  if (id === undefined) return missing("noId", 404);
  const number = readRowId(id);
  if (number === undefined) return missing("notFound", 404);
  try {
    const project = await site.data.findProject(number, site.language);
    return project ? data({ project }) : missing("notFound", 404);
  } catch (error) {
    site.logError(error);
    return missing("failed", 503);
  }
}
