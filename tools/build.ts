import { spawnSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildOfflineVerifier } from "./build-offline-verifier.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { shrinkRouteManifest } from "./shrink-route-manifest.ts";

/** Builds the web app and compresses its files at the highest level, because browsers cache them for a year. */
const build = spawnSync("react-router", ["build"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, NODE_ENV: "production" },
});
if (build.status !== 0) process.exit(build.status ?? 1);

await buildServiceWorker();
await buildOfflineVerifier();

const compressible = /\.(js|css|svg|json|webmanifest|txt|ico)$/;
const folder = join(import.meta.dirname, "../build/client");
await shrinkRouteManifest(join(folder, "assets"));
const files = await readdir(folder, { recursive: true });
for (const file of files.filter((name) => compressible.test(name))) {
  const path = join(folder, file);
  const content = await readFile(path);
  const brotli = await promisify(brotliCompress)(content, {
    // Larger blocks than by default save a thousandth.
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
