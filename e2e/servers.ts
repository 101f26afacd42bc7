import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Below the ports that systems give to connections, one of which could take a port before its server listens. */
const firstPort = Number(process.env.E2E_PORT ?? 8217);

/**
 * Groups of tests that must not see each other's changes have their own server, PostgreSQL and demo data. Each worker of the journeys
 * of staff starts another one (e2e/staff.ts).
 */
export const servers = {
  visitors: server("visitors", firstPort),
  screenshots: server("screenshots", firstPort + 1),
  browsers: server("browsers", firstPort + 2),
  /** With rate limits; each test sets its own address with X-Forwarded-For. Only long journeys need it. */
  limited: server("limited", firstPort + 3),
} as const;

/** MP2: where a test serves the tiles of the server `limited`. */
export const tilesPort = firstPort + 4;

export const admin = { username: "admin", password: "a long enough password" } as const;

export type Server = ReturnType<typeof server>;

function server(name: string, port: number) {
  // Playwright loads this file in each of its processes, which share only the environment.
  const variable = `E2E_${name.toUpperCase()}_DATA_DIR`;
  process.env[variable] ??= mkdtempSync(join(tmpdir(), `mithila-ghar-${name}-`));
  return { port, url: `http://localhost:${port}`, dataDir: process.env[variable] };
}

/** Playwright's options to start the built server with the demo data. */
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
    // A start takes seconds, and on a busy machine minutes.
    timeout: 180_000,
  };
}

const debianChromium = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env.CHROMIUM_PATH ?? debianChromium.find((path) => existsSync(path));

export const chromium = {
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  },
};
