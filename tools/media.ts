// `npm run media -- copy to-bucket|to-disk` copies the pictures between DATA_DIR and S3_BUCKET. It can be interrupted and repeated.
import { join } from "node:path";
import { readConfig } from "#server/platform/config.ts";
import { copyMedia } from "#server/platform/media/copy-media.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { openMediaStore } from "#server/platform/media/open-media-store.ts";
import { explainError } from "./explain-error.ts";

const usage = "Usage: npm run media -- copy to-bucket|to-disk";
const progressInterval = 100;

async function run(): Promise<void> {
  const [command, direction, ...more] = process.argv.slice(2);
  const isToBucket = direction === "to-bucket";
  if (command !== "copy" || (!isToBucket && direction !== "to-disk") || more.length > 0)
    throw new Error(usage);
  const config = readConfig(process.env);
  if (!config.s3) throw new Error("S3_BUCKET is not set");
  const disk = await LocalMediaStore.open(join(config.dataDir, "media"));
  const bucket = await openMediaStore(config);
  const [source, target] = isToBucket ? [disk, bucket] : [bucket, disk];
  const { copied, replaced, skipped } = await copyMedia(source, target, (progress) => {
    const done = progress.copied + progress.replaced + progress.skipped;
    if (done % progressInterval === 0) process.stderr.write(`${done} pictures\n`);
  });
  process.stdout.write(`Copied and verified ${copied} pictures; ${skipped} were there already\n`);
  if (replaced > 0) process.stdout.write(`Replaced ${replaced} pictures that were incomplete or different\n`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exitCode = 1;
}
