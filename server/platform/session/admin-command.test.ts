import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminCheckSchema, tokenPairSchema } from "#domain/session/session.ts";
import { type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";

/** Runs the command in its own process, with the password in standard input. */
async function admin(args: string, stdin = "", environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["tools/admin.ts", ...args.split(" ").filter(Boolean)], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
  });
  child.stdin.end(stdin);
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  expect(errors).not.toMatch(/^\s+at /m);
  return { code, out: out.trim(), errors: errors.trim() };
}

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-admin-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const isPostgresRunning = async () => {
  const [cluster = ""] = (await readdir(join(dataDir, "postgres"))).filter((name) =>
    /^cluster-\d+$/.test(name),
  );
  return existsSync(join(dataDir, "postgres", cluster, "postmaster.pid"));
};

describe("npm run admin while the server is stopped", () => {
  test("creates accounts in a new data directory, and stops the database again", async () => {
    expect(await admin("create sita", "first password\n")).toMatchObject({
      code: 0,
      out: "Created the account sita (admin)",
    });
    expect(await admin("create sita", "other password\n")).toEqual({
      code: 1,
      out: "",
      errors: "There is already an account named sita",
    });
    const { out } = await admin("list");
    expect(out).toMatch(/^sita {2}admin {2}active {4}since \d{4}-\d\d-\d\d {2}sees papers$/);
    expect(await isPostgresRunning()).toBe(false);
  });

  test.each([
    ["", "", 2, "No command"],
    ["remove sita", "", 2, "remove: no such command"],
    ["create", "", 2, "create requires a username"],
    ["create sita gita", "", 2, "gita: only one username is accepted"],
    ["create sita --sudo", "", 2, "Unknown option '--sudo'"],
    ["disable sita --generate", "", 2, "--generate requires create or password"],
    ["create gita", "", 1, "A password needs at least 8 characters"],
    ["create gita", "1234567\n", 1, "A password needs at least 8 characters"],
    ["create gita", "two\nlines\n", 1, "Standard input must hold one line, the password"],
  ])("rejects «%s» with a one-line error", async (args, stdin, code, line) => {
    const answer = await admin(args, stdin);
    expect([answer.code, answer.out]).toEqual([code, ""]);
    const [first, second] = answer.errors.split("\n");
    expect(first).toContain(line);
    expect(second?.startsWith("Usage:")).toBe(code === 2 ? true : undefined);
  });

  test("reports an unreachable database in one line", async () => {
    const answer = await admin("list", "", { DATABASE_URL: "postgresql://127.0.0.1:1/nothing" });
    expect(answer).toEqual({
      code: 1,
      out: "",
      errors: "The database can't be reached (ECONNREFUSED); try again, or check DATABASE_URL",
    });
  });
});

describe("npm run admin beside a running server (LO2, API4)", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await spawnServer({ DATA_DIR: dataDir });
    await waitUntilReady(server);
  });
  afterAll(async () => {
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect((await admin("list")).code).toBe(0);
  });

  const logIn = async (username: string, password: string) => {
    const answer = await fetch(`${server.origin}/api/token/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    return answer.ok ? tokenPairSchema.parse(await answer.json()).access : answer.status;
  };
  const check = (access: string | number) =>
    fetch(`${server.origin}/api/check-admin/`, { headers: { authorization: `Bearer ${access}` } });

  test("changes of an account take effect immediately", async () => {
    const session = await logIn("sita", "first password");
    expect((await check(session)).status).toBe(200);
    expect((await admin("password sita", "second password")).out).toBe(
      "Changed the password of sita and ended its sessions",
    );
    expect((await check(session)).status).toBe(401);
    expect(await logIn("sita", "first password")).toBe(401);

    const next = await logIn("sita", "second password");
    expect((await check(next)).status).toBe(200);
    expect((await admin("disable sita")).out).toBe("Disabled sita and ended its sessions");
    expect((await check(next)).status).toBe(401);
    expect(await logIn("sita", "second password")).toBe(401);
    expect((await admin("list")).out).toContain("sita  admin  disabled");

    expect((await admin("enable sita")).out).toBe("Enabled sita");
    expect(await logIn("sita", "second password")).toBeTypeOf("string");
  });

  test("creates a staff-only account with a generated password", async () => {
    const { out } = await admin("create ram --staff-only --generate");
    const [created, passwordLine = ""] = out.split("\n");
    expect(created).toBe("Created the account ram (staff only)");
    const password = passwordLine.replace("Its password, shown only now: ", "");
    const answer = await check(await logIn("ram", password));
    expect(adminCheckSchema.parse(await answer.json())).toEqual({ is_admin: false });
  });

  test("LD7: grants and revokes the right to see papers, which new admins do not have", async () => {
    await admin("create gita", "third password\n");
    const access = await logIn("gita", "third password");
    const papers = async () => {
      const answer = await fetch(`${server.origin}/api/properties/1/papers/`, {
        headers: { authorization: `Bearer ${access}` },
      });
      return answer.status;
    };
    expect(await papers()).toBe(403);
    expect((await admin("grant-papers gita")).out).toBe("gita can see private papers now");
    // The database has no property, which only those with the right are told.
    expect(await papers()).toBe(404);
    expect((await admin("revoke-papers gita")).out).toBe("gita can't see private papers now");
    expect(await papers()).toBe(403);
    expect((await admin("grant-papers ram")).errors).toBe("There is no admin named ram");
  });

  test("turns off the second factor of an account", async () => {
    expect((await admin("second-factor-off sita")).out).toBe("Turned off the second factor of sita");
  });

  test.each(["password nobody", "disable nobody", "enable nobody", "second-factor-off nobody"])(
    "«%s» reports that there is no such account",
    async (args) => {
      const answer = await admin(args, "some password");
      expect(answer).toEqual({ code: 1, out: "", errors: "There is no account named nobody" });
    },
  );
});
