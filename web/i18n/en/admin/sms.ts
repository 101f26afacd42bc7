/** DY9 */
export const sms = {
  outcomes: { sent: "sent", refused: "refused", unknown: "may not have arrived" },
  refusedTitle: "The SMS to {{number}} was refused",
  unknownTitle: "Nobody knows whether the SMS to {{number}} arrived",
  mailInstead: "An e-mail went instead.",
  noMail: "No e-mail went instead: call, or send it again.",
  reason: "What the SMS service said:",
  sendAgain: "Send again",
  sentAgain: "The SMS is on its way",
  settled: "Settled",
  putAside: "The SMS is put aside",
} as const;
