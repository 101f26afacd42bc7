import { expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { messageInputSchema, messageSchema } from "./message.ts";

const sent = { name: "Sita", email: "sita@example.com", subject: "A plot", message: "Is it\nstill there?" };

test("CO2 requires four fields and a valid e-mail address, and accepts a phone number", () => {
  expect(messageInputSchema.parse({ ...sent, id: 5 })).toEqual({ ...sent, phone: null });
  expect(messageInputSchema.parse({ ...sent, phone: "९८०००००२०१" }).phone).toBe("9800000201");
  const missingFields = fieldMessages(messageInputSchema.safeParse({ message: " " }).error?.issues ?? []);
  expect(Object.keys(missingFields)).toEqual(["name", "email", "subject", "message"]);
  const wrong = messageInputSchema.safeParse({
    ...sent,
    email: "sita",
    phone: "12",
    subject: "a\nBcc: b@example.com",
  });
  expect(wrong.error?.issues.map((issue) => issue.message)).toEqual([
    "email_invalid",
    "phone_invalid",
    "one_line",
  ]);
});

test("AC1 accepts a message without a date", () => {
  expect(messageSchema.parse({ ...sent, phone: null, id: 1, created_at: null }).created_at).toBeNull();
});
