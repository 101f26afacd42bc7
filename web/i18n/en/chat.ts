export const chat = {
  quick: "Quick contact",
  call: "Call {{company}}",
  open: "Open chat",
  title: "Chat with {{company}}",
  status: "Answers here are automatic",
  minimise: "Minimise chat",
  restore: "Restore chat",
  close: "Close chat",
  messages: "Messages",
  input: "Your message",
  placeholder: "Write a message",
  send: "Send",
  you: "You",
  greeting: "Namaste! How can we help you with your home today?",
  reply:
    "Thank you for your message. For a quick answer please call {{phone}}, or write to us on the Contact page.",
} as const;
