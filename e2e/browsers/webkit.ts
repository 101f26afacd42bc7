import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import * as z from "zod";
import { type Driver, type Key, locate, type Target } from "./driver.ts";

const responseSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });
/** The key of element references in WebDriver. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const elementSchema = z.object({ [elementKey]: z.string() }).nullable();
/** Errors for an element that moves, is covered, or was replaced. */
const notReadyError = /not interactable|click intercepted|stale element/;
const keys: Record<Key, string> = { Enter: "\uE007", Escape: "\uE00C" };

/** WebKitGTK's MiniBrowser on its own display, driven over WebDriver. */
export async function openWebKit(miniBrowser: string): Promise<Driver> {
  const display = await startXvfb();
  const port = 40_000 + (process.pid % 20_000);
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const call = async (method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = responseSchema.parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await retryUntilAnswered(() => call("GET", "/status"));
  const options = { binary: miniBrowser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const session = `/session/${sessionSchema.parse(await call("POST", "/session", { capabilities })).sessionId}`;

  const evaluate: Driver["evaluate"] = async (run, ...args) => {
    const script = `return (${run})(...arguments)`;
    // The result is sent as JSON.
    return (await call("POST", `${session}/execute/sync`, { script, args })) as ReturnType<typeof run>;
  };
  const act = async (target: Target, verb: "click" | "value" | "clear", body: object = {}) => {
    const element = elementSchema.parse(await evaluate<[Target], unknown>(locate, target));
    if (!element) return false;
    try {
      await call("POST", `${session}/element/${element[elementKey]}/${verb}`, body);
      return true;
    } catch (error) {
      if (error instanceof Error && notReadyError.test(error.message)) return false;
      throw error;
    }
  };
  const driver: Driver = {
    async goto(url) {
      await call("POST", `${session}/url`, { url });
    },
    async back() {
      await call("POST", `${session}/back`, {});
    },
    async resize(width, height) {
      await call("POST", `${session}/window/rect`, { width, height });
    },
    evaluate,
    click: (target) => act(target, "click"),
    fill: async (target, text) => (await act(target, "clear")) && (await act(target, "value", { text })),
    upload: (target, file) => act(target, "value", { text: file }),
    async press(key) {
      const actions = [
        { type: "keyDown", value: keys[key] },
        { type: "keyUp", value: keys[key] },
      ];
      await call("POST", `${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    async close() {
      await call("DELETE", session);
      await stop(service);
      await stop(display.process);
    },
  };
  await driver.resize(1280, 900);
  return driver;
}

async function startXvfb() {
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [chunk] = await once(xvfb.stdout, "data");
  return { name: `:${String(chunk).trim()}`, process: xvfb };
}

async function retryUntilAnswered(request: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      await request();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill();
  await exited;
}
