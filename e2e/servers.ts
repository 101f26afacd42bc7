import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const firstPort = Number(process.env.E2E_PORT ?? 38_217);

/**
 * Visitors count the company's listings while staff add and delete them, and photographs must not change at all: each
 * has a server, a PostgreSQL and a demo company of its own.
 */
export const servers = {
  visitors: server("visitors", firstPort),
  staff: server("staff", firstPort + 1),
  screenshots: server("screenshots", firstPort + 2),
  browsers: server("browsers", firstPort + 3),
  /** With rate limits; a test chooses its own address by X-Forwarded-For. */
  limited: server("limited", firstPort + 4),
} as const;

export const admin = { username: "admin", password: "a long enough password" } as const;

export type Server = ReturnType<typeof server>;

function server(name: string, port: number) {
  // Playwright reads this file once in each of its processes: the environment is what they share.
  const variable = `E2E_${name.toUpperCase()}_DATA_DIR`;
  process.env[variable] ??= mkdtempSync(join(tmpdir(), `mithila-ghar-${name}-`));
  return { port, url: `http://localhost:${port}`, dataDir: process.env[variable] };
}

/** The built server with the demo company, as Playwright starts it. */
export function serve({ port, url, dataDir }: Server, env: Readonly<Record<string, string>> = {}) {
  return {
    command: "node server/main.ts",
    url: `${url}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      ...env,
    },
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    timeout: 60_000,
  };
}

/** Debian's, found or installed by tools/test.mjs, or a machine's own Chrome. */
const debianChromium = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env.CHROMIUM_PATH ?? debianChromium.find((path) => existsSync(path));

export const chromium = {
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  },
};
