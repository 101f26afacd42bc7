import type { IncomingMessage } from "node:http";
import { readRowId } from "#domain/row-id.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { isPrefetch } from "#server/resources/views/is-prefetch.ts";
import { isRobot } from "#server/resources/views/is-robot.ts";
import type { ViewCounter } from "#server/resources/views/view-counter.ts";
import { pageOfDataPath } from "./data-path.ts";

const propertyPath = "/property/";

/** LE9. Must be called before the page cache's hook, which answers requests. */
export function countViews(app: App, counter: ViewCounter): void {
  app.addHook("onRequest", (request, _reply, next) => {
    const propertyId = viewedProperty(request.raw);
    const userAgent = request.headers["user-agent"] ?? "";
    if (propertyId !== undefined && !isRobot(userAgent))
      counter.count({ propertyId, address: request.ip, userAgent });
    next();
  });
}

/** The property whose page, or its data for a visitor who follows a link, is requested. It may not exist. */
function viewedProperty({ method, url = "", headers }: IncomingMessage): number | undefined {
  if (method !== "GET" || !url.includes(propertyPath)) return undefined;
  if (isPrefetch(headers)) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const page = splitPageAddress(pageOfDataPath(path) ?? path).path;
  return page.startsWith(propertyPath) ? readRowId(page.slice(propertyPath.length)) : undefined;
}
