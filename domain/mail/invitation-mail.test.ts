import { expect, test } from "vitest";
import { composeInvitation } from "./invitation-mail.ts";

const invitation = {
  company: "Himal Homes",
  username: "sita",
  role: "agent",
  link: "https://example.org/np/invitation#token",
  expiresAt: new Date("2026-11-23T06:00:00Z"),
} as const;

test("LE8: an invitation names the role, the username, the link and its last day, in both languages", () => {
  const en = composeInvitation(invitation, "en");
  expect(en.subject).toBe("Your account at Himal Homes");
  for (const part of ["agent", "sita", invitation.link, "23 November 2026"]) expect(en.text).toContain(part);
  const np = composeInvitation({ ...invitation, company: "हिमाल घर" }, "np");
  expect(np.subject).toBe("हिमाल घरमा तपाईंको खाता");
  for (const part of ["एजेन्ट", "sita", invitation.link, "७ मंसिर २०८३"]) expect(np.text).toContain(part);
});
