import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "#server/platform/config.ts";

export type S3Server = Readonly<{ settings: S3Settings; close: () => Promise<void> }>;

const bucket = "pictures";

/** A real S3 server with one empty bucket in a temporary folder. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "mithila-ghar-s3-"));
  const server = await openS3Server(directory, 0);
  return {
    settings: server.settings,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The same on a folder and port of the caller's choice. */
export async function openS3Server(directory: string, port: number): Promise<S3Server> {
  const server = new S3rver({
    address: "127.0.0.1",
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const address = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      publicUrl: undefined,
    },
    close: () => server.close(),
  };
}
