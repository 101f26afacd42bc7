import { expect, test } from "vitest";
import { SubmitGuard } from "./use-submit-guard.ts";

function countedSubmit() {
  const answers: ((hasSucceeded: boolean) => void)[] = [];
  return { answers, submit: () => new Promise<boolean>((resolve) => answers.push(resolve)) };
}

test("ignores a submit while one is under way", async () => {
  const guard = new SubmitGuard();
  const { answers, submit } = countedSubmit();
  const first = guard.run(submit);
  await guard.run(submit);
  expect(answers).toHaveLength(1);
  answers[0]?.(false);
  await first;
  void guard.run(submit);
  expect(answers).toHaveLength(2);
});

test("ignores a submit after one succeeded, until the form is edited", async () => {
  const guard = new SubmitGuard();
  let count = 0;
  const submit = async () => {
    count += 1;
    return true;
  };
  await guard.run(submit);
  await guard.run(submit);
  expect(count).toBe(1);
  guard.edited();
  await guard.run(submit);
  expect(count).toBe(2);
});

test("accepts the next submit after one threw", async () => {
  const guard = new SubmitGuard();
  await expect(guard.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  let hasRun = false;
  await guard.run(async () => {
    hasRun = true;
    return true;
  });
  expect(hasRun).toBe(true);
});
