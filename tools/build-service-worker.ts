import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");

/**
 * VT7: bundles the service worker into one classic script, outside the folder whose files are served as they are. It contains a
 * hash of the built files' names, so that browsers replace it with every new build of the site.
 */
export async function buildServiceWorker(): Promise<void> {
  const manifest = await readFile(join(root, "build/client/.vite/manifest.json"));
  const buildHash = createHash("sha256").update(manifest).digest("hex").slice(0, 12);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { __BUILD_HASH__: JSON.stringify(buildHash) },
    build: {
      outDir: "build/service-worker",
      target: "es2022",
      rolldownOptions: {
        input: join(root, "web/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
