import { expect, test } from "vitest";
import { readEvents } from "./read-events.ts";

test("LE3: reads events that arrive in pieces, and skips comments", async () => {
  const pieces = [
    ": connected\n\nevent: change\nda",
    "ta: messages sell\n",
    "\n: still here\n\n",
    "data: mails\n\nevent",
  ];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const events: string[] = [];
  let chunks = 0;
  await readEvents(
    stream,
    (data) => events.push(data),
    () => {
      chunks += 1;
    },
  );
  expect(events).toEqual(["messages sell", "mails"]);
  expect(chunks).toBe(4);
});
