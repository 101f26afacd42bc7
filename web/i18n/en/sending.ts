export const sending = {
  sendAgain: "Send again",
  backOnline: "You are online again.",
  sentAt: "Sent at {{time}} on {{date}}.",
} as const;
