import { data } from "react-router";
import type { SiteContext } from "#domain/site-data.ts";
import type { MissingReason } from "./project-missing.tsx";

const largestId = 2_147_483_647;

function missing(reason: MissingReason, status: 404 | 503) {
  return data({ missing: reason }, { status });
}

/** The project an address names, or why there is none (PD3). */
export async function loadProject(id: string | undefined, site: SiteContext) {
  if (id === undefined) return missing("noId", 404);
  const number = Number.parseInt(id, 10);
  // What no row can be numbered is not asked for; the database would only call it an error.
  if (!(number >= 1 && number <= largestId)) return missing("notFound", 404);
  try {
    const project = await site.data.findProject(number);
    return project ? data({ project }) : missing("notFound", 404);
  } catch (error) {
    site.report(error);
    return missing("failed", 503);
  }
}
