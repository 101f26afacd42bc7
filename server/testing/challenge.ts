import { setImmediate } from "node:timers/promises";
import { problemSchema } from "#domain/problems.ts";
import { zeroBits } from "#server/limits/challenges.ts";

/** Does what a browser does when it is asked for some work: the proof for an answer that holds a challenge. */
export async function solve(answer: { json: () => unknown }): Promise<string> {
  const { challenge } = problemSchema.parse(answer.json());
  if (!challenge) throw new Error("there is no challenge in this answer");
  for (let number = 0; ; number += 1) {
    // The server in this process must not look overloaded.
    if (number % 2_000 === 0) await setImmediate();
    if (zeroBits(`${challenge.nonce}.${number}`) >= challenge.bits) return `${challenge.token}.${number}`;
  }
}
