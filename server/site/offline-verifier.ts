import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { offlineVerifierPath } from "#domain/site/verify-page-path.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { buildDir } from "./renderer.ts";

/** CN9: the page that verifies a bundle without this server. Its policy lets it fetch nothing and send nothing. */
export async function offlineVerifierRoute(app: App): Promise<void> {
  const html = await readFile(join(buildDir, "verifier/offline.html"), "utf8");
  const policy = `default-src 'none'; script-src ${hashOf(html, "script")}; style-src ${hashOf(html, "style")}; frame-ancestors 'none'`;
  app.get(
    offlineVerifierPath,
    { config: { access: "public", isConstruction: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=3600")
        .header("content-security-policy", policy)
        .type("text/html; charset=utf-8")
        .send(html),
  );
}

function hashOf(html: string, name: "script" | "style"): string {
  const start = html.indexOf(`<${name}>`) + name.length + 2;
  const content = html.slice(start, html.indexOf(`</${name}>`, start));
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
