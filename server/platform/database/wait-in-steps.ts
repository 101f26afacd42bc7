import { setTimeout as delay } from "node:timers/promises";

const steps = 4;

/** Waits in steps, so that a pause of this process uses up one of them, and a response that arrived meanwhile is read. */
export async function waitInSteps(timeoutMs: number): Promise<undefined> {
  for (let step = 0; step < steps; step += 1) await delay(timeoutMs / steps, undefined, { ref: false });
}
