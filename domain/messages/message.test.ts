import { expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { messageInputSchema, messageSchema } from "./message.ts";

const sent = { name: "Sita", email: "sita@example.com", subject: "A plot", message: "Is it\nstill there?" };

test("CO2 all four fields are required and the e-mail must be one", () => {
  expect(messageInputSchema.parse({ ...sent, id: 5 })).toEqual(sent);
  const missed = fieldMessages(messageInputSchema.safeParse({ message: " " }).error?.issues ?? []);
  expect(Object.keys(missed)).toEqual(["name", "email", "subject", "message"]);
  const wrong = messageInputSchema.safeParse({ ...sent, email: "sita", subject: "a\nBcc: b@example.com" });
  expect(wrong.error?.issues.map((issue) => issue.message)).toEqual(["email_invalid", "one_line"]);
});

test("AC1 a message may have no date", () => {
  expect(messageSchema.parse({ ...sent, id: 1, created_at: null }).created_at).toBeNull();
});
