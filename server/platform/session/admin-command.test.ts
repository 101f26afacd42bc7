import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminCheckSchema, tokenPairSchema } from "#domain/session/session.ts";
import { problemCode } from "#server/testing/problem-response.ts";
import { spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { parseAdminCommand, runAdminCommand, UsageError } from "./admin-command.ts";

let dataDir: string;
let site: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-admin-"));
  site = await createTestApp();
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

/** Runs the command in its own process, with the password in standard input. */
async function npmRunAdmin(args: string, stdin = "", environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["tools/admin.ts", ...args.split(" ").filter(Boolean)], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
  });
  child.stdin.end(stdin);
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, out: out.trim(), errors: errors.trim() };
}

const isPostgresRunning = async () => {
  const [cluster = ""] = (await readdir(join(dataDir, "postgres"))).filter((name) =>
    /^cluster-\d+$/.test(name),
  );
  return existsSync(join(dataDir, "postgres", cluster, "postmaster.pid"));
};

describe("npm run admin", () => {
  test("creates accounts in a new data directory, stops the database again, and works beside a running server (LO2)", async () => {
    expect(await npmRunAdmin("create sita", "first password\n")).toMatchObject({
      code: 0,
      out: "Created the account sita (admin)",
    });
    expect(await isPostgresRunning()).toBe(false);

    const server = await spawnServer({ DATA_DIR: dataDir });
    await waitUntilReady(server);
    const generated = await npmRunAdmin("create ram --staff-only --generate");
    expect(generated).toMatchObject({ code: 0, errors: "" });
    const [created, passwordLine = ""] = generated.out.split("\n");
    expect(created).toBe("Created the account ram (staff only)");
    const accounts = {
      sita: "first password",
      ram: passwordLine.replace("Its password, shown only now: ", ""),
    };
    for (const [username, password] of Object.entries(accounts)) {
      const answer = await fetch(`${server.origin}/api/token/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username, password }),
      });
      expect([username, answer.status]).toEqual([username, 200]);
    }
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  });

  test.each([
    ["remove sita", "", {}, 2, /^remove: no such command\nUsage:/],
    ["create gita", "1234567\n", {}, 1, /^A password needs at least 8 characters$/],
    ["create gita", "two\nlines\n", {}, 1, /^Standard input must hold one line, the password$/],
    [
      "list",
      "",
      { DATABASE_URL: "postgresql://127.0.0.1:1/nothing" },
      1,
      /^The database can't be reached \(ECONNREFUSED\); try again, or check DATABASE_URL$/,
    ],
  ])(
    "explains what is wrong with «%s» without a stack trace",
    async (args, stdin, environment, code, message) => {
      const answer = await npmRunAdmin(args, stdin, environment);
      expect([answer.code, answer.out]).toEqual([code, ""]);
      expect(answer.errors).toMatch(message);
      expect(answer.errors).not.toMatch(/^\s+at /m);
    },
  );
});

describe("an invalid command line", () => {
  test.each([
    ["", "No command"],
    ["remove sita", "remove: no such command"],
    ["create", "create requires a username"],
    ["create sita gita", "gita: only one username is accepted"],
    ["create sita --sudo", "Unknown option '--sudo'"],
    ["disable sita --generate", "--generate requires create or password"],
  ])("«%s» is rejected", (args, message) => {
    const parse = () => parseAdminCommand(args.split(" ").filter(Boolean));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(message);
  });
});

describe("a command beside a running server (LO2, API4)", () => {
  const admin = (args: string, password = "") =>
    runAdminCommand(site.database, parseAdminCommand(args.split(" ")), password);
  const logIn = async (username: string, password: string) => {
    const payload = { username, password };
    const answer = await site.app.inject({ method: "POST", url: "/api/token/", payload });
    return answer.statusCode === 200 ? tokenPairSchema.parse(answer.json()).access : answer.statusCode;
  };
  const read = (url: string, access: string | number) =>
    site.app.inject({ url, headers: { authorization: `Bearer ${access}` } });
  const check = (access: string | number) => read("/api/check-admin/", access);

  test("creates an account once, and lists it", async () => {
    expect(await admin("create sita", "first password")).toBe("Created the account sita (admin)");
    await expect(admin("create sita", "other password")).rejects.toThrow(
      "There is already an account named sita",
    );
    expect(await admin("list")).toMatch(/^sita {2}admin {2}active {4}since \d{4}-\d\d-\d\d {2}sees papers$/);
  });

  test("changes of an account take effect immediately", async () => {
    const session = await logIn("sita", "first password");
    expect((await check(session)).statusCode).toBe(200);
    expect(await admin("password sita", "second password")).toBe(
      "Changed the password of sita and ended its sessions",
    );
    expect((await check(session)).statusCode).toBe(401);
    expect(await logIn("sita", "first password")).toBe(401);

    const next = await logIn("sita", "second password");
    expect((await check(next)).statusCode).toBe(200);
    expect(await admin("disable sita")).toBe("Disabled sita and ended its sessions");
    expect((await check(next)).statusCode).toBe(401);
    expect(await logIn("sita", "second password")).toBe(401);
    expect(await admin("list")).toContain("sita  admin  disabled");

    expect(await admin("enable sita")).toBe("Enabled sita");
    expect(await logIn("sita", "second password")).toBeTypeOf("string");
  });

  test("creates a staff-only account", async () => {
    expect(await admin("create ram --staff-only", "a long password")).toBe(
      "Created the account ram (staff only)",
    );
    const answer = await check(await logIn("ram", "a long password"));
    expect(adminCheckSchema.parse(answer.json())).toEqual({ is_admin: false });
  });

  test("LD7: grants and revokes the right to see papers, which new admins do not have", async () => {
    await admin("create gita", "third password");
    const access = await logIn("gita", "third password");
    const papers = async () => problemCode(await read("/api/properties/1/papers/", access));
    expect(await papers()).toBe("not_allowed");
    expect(await admin("grant-papers gita")).toBe("gita can see private papers now");
    // The database has no property, which only those with the right are told.
    expect(await papers()).toBe("not_found");
    expect(await admin("revoke-papers gita")).toBe("gita can't see private papers now");
    expect(await papers()).toBe("not_allowed");
    await expect(admin("grant-papers ram")).rejects.toThrow("There is no admin named ram");
  });

  test("turns off the second factor of an account", async () => {
    expect(await admin("second-factor-off sita")).toBe("Turned off the second factor of sita");
  });

  test.each(["password nobody", "disable nobody", "enable nobody", "second-factor-off nobody"])(
    "«%s» reports that there is no such account",
    async (args) => {
      await expect(admin(args, "some password")).rejects.toThrow("There is no account named nobody");
    },
  );
});
