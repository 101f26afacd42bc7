import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";

/** Folders of the API and of built files: what is not there is a JSON answer, never a page. */
const prefixes = ["/api", "/apis", "/sell", "/messages", "/service-requests", "/assets"];

export function apiNotFound(app: App): void {
  const answer = async () => {
    throw new Problem("not_found");
  };
  for (const prefix of prefixes)
    app.all(`${prefix}/*`, { config: { access: "public" }, schema: { hide: true } }, answer);
  app.setNotFoundHandler(answer);
}
