import { data } from "react-router";
import type { PageProject } from "#domain/projects/project.ts";
import { readRowId } from "#domain/row-id.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import type { MissingReason } from "./project-missing.tsx";

function missing(reason: MissingReason, status: 404 | 503) {
  return data({ missing: reason }, { status });
}

type ToStructuredData = (project: PageProject, site: SiteContext) => Promise<string[]>;

/** Loads the project with its structured data, or returns the reason why there is none (PD3). */
export async function loadProject(
  id: string | undefined,
  site: SiteContext,
  toStructuredData: ToStructuredData,
) {
  if (id === undefined) return missing("noId", 404);
  const number = readRowId(id);
  if (number === undefined) return missing("notFound", 404);
  try {
    const project = await site.data.findProject(number, site.language);
    return project
      ? data({ project, structuredData: await toStructuredData(project, site) })
      : missing("notFound", 404);
  } catch (error) {
    site.logError(error);
    return missing("failed", 503);
  }
}
