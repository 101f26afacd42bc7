import { describe, expect, test, vi } from "vitest";
import { type MessageInput, messageInputSchema } from "#domain/messages/message.ts";
import { handlePostedForm } from "./posted-form.ts";

const fields = { name: "सीता", email: "sita@example.com", subject: "A plot", message: "Still there?" };

function post(body: BodyInit, path = "/np/contact?x=1") {
  return new Request(`http://site.test${path}`, { method: "POST", body });
}

async function handle(request: Request, store: (message: MessageInput) => Promise<void> = async () => {}) {
  const logError = vi.fn();
  try {
    const { data, init } = await handlePostedForm(request, messageInputSchema, store, logError);
    return { data, status: init?.status, logError };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, to: thrown.headers.get("location"), logError };
  }
}

describe("a form posted without JavaScript", () => {
  test("NL1: is stored and redirects to its own address, so that a reload does not send it twice", async () => {
    const stored: MessageInput[] = [];
    const response = await handle(post(new URLSearchParams(fields)), async (message) => {
      stored.push(message);
    });
    expect(stored).toEqual([{ ...fields, phone: null }]);
    expect(response).toMatchObject({ status: 303, to: "/np/contact?x=1&sent=1#form" });
  });

  test("is shown again with its values and a code for each invalid field", async () => {
    const typed = { ...fields, email: "sita", subject: "" };
    const { data, status } = await handle(post(new URLSearchParams(typed)));
    expect(status).toBe(400);
    expect(data).toEqual({
      values: typed,
      codes: { email: "email_invalid", subject: "required" },
      hasFailed: false,
    });
  });

  test("is shown again with its values if storing fails, and the error is reported", async () => {
    const error = new Error("away");
    const { data, status, logError } = await handle(post(new URLSearchParams(fields)), () =>
      Promise.reject(error),
    );
    expect(status).toBe(503);
    expect(data).toMatchObject({ values: fields, hasFailed: true });
    expect(logError).toHaveBeenCalledWith(error);
  });

  test.each([
    ["too large", 413, new URLSearchParams({ ...fields, message: "क".repeat(8_000) })],
    ["another content type", 400, JSON.stringify(fields)],
  ])("is rejected without its values: %s", async (_name, expected, body) => {
    const { data, status } = await handle(post(body));
    expect(status).toBe(expected);
    expect(data).toEqual({ values: {}, codes: {}, hasFailed: true });
  });
});
